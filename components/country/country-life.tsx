import { Panel } from '@/components/ui/panel'
import { Section } from '@/components/ui/section'
import type { Country } from '@/lib/entities/country'
import { dayName, listed } from '@/lib/site/lists'

function factsOf({ languages, weekend, callingCode, emergencyNumber }: Country['facts']): [string, string][] {
  const rows: [string, string | null | false][] = [
    ['Languages', listed(languages)],
    ['Days off', weekend.length > 0 && listed(weekend.map(dayName))],
    ['Calling code', callingCode],
    ['Emergency', emergencyNumber],
  ]
  return rows.flatMap(([term, text]) => (text ? [[term, text]] : []))
}

/** What to know about a country, and the holidays that bring its people together; nothing if nothing is known. */
export function CountryLife({ country, place }: { country: Country; place: string }) {
  const facts = factsOf(country.facts)
  const { holidays, needsCare } = country.facts
  if (facts.length === 0 && holidays.length === 0) return null
  return (
    <Section title={`Life in ${place}`}>
      <div className="grid gap-6 lg:grid-cols-2">
        {facts.length > 0 && (
          <Panel>
            <h3 className="text-name">Good to know</h3>
            <dl className="mt-2 text-ui">
              {facts.map(([term, text]) => (
                <div
                  key={term}
                  className="flex justify-between gap-4 border-t border-line py-2 first:border-0"
                >
                  <dt className="flex-none text-muted">{term}</dt>
                  <dd className="text-right font-semibold">{text}</dd>
                </div>
              ))}
            </dl>
            {needsCare && (
              <p className="mt-2 text-ui text-muted">
                Conditions change here. Ask people you trust locally what is wise, and meet in public and by
                day.
              </p>
            )}
          </Panel>
        )}
        {holidays.length > 0 && (
          <Panel>
            <h3 className="text-name">Days that bring people together</h3>
            <ul className="mt-2 text-ui">
              {holidays.map((line) => (
                <li key={line} className="border-t border-line py-2 first:border-0">
                  {line}
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </Section>
  )
}
