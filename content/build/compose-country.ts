import { briefText } from './brief.ts'
import type { Country } from './corrections.ts'
import { countrySubject } from './country-subject.ts'
import { listed, spokenDays } from './names.ts'
import { Seen, shingles } from './overlap.ts'
import { Draw, type PhraseBook, type Subject, type Voice } from './phrases.ts'
import type { Place } from './subject.ts'
import type { Texts } from './texts.ts'

type Section = 'language' | 'week' | 'around'

const ORDERS: Section[][] = [
  ['language', 'week', 'around'],
  ['around', 'language', 'week'],
  ['week', 'language', 'around'],
  ['language', 'around', 'week'],
]
const FEWEST_WORDS = 180
const MOST_WORDS = 320
const MOST_OVERLAP = 0.26
const TRIES = 40

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Codes that share +1 and the like are written with a space, as people dial them. */
export function spokenCallingCode(code: number): string {
  return `+${String(code).replace(/^(1|47|599)(\d+)$/, '$1 $2')}`
}

/** What the data knows of a country, as the rows of a table; unknown facts have no row. */
export function factRows(country: Country, voice: Voice): [string, string][] {
  const lff = voice === 'lff'
  const clock = country.clock === 24 ? '24 hours (19:30)' : '12 hours (7:30 p.m.)'
  const rows: [string, string | null][] = [
    [
      lff ? 'What people speak' : country.languages.length > 1 ? 'Languages' : 'Language',
      listed(country.languages) || null,
    ],
    [
      lff ? 'Can use English' : 'English',
      country.english_pct === null || country.languages.includes('English')
        ? null
        : `about ${country.english_pct}% (Unicode CLDR)`,
    ],
    ['Capital', country.capital === country.name ? null : country.capital],
    [
      lff ? 'Money' : 'Currency',
      listed(country.currencies.map((currency) => `${currency.name} (${currency.code})`)) || null,
    ],
    [lff ? 'Free days' : 'Days off', country.weekend ? spokenDays(country.weekend) : null],
    [lff ? 'Calendar starts on' : 'Week begins', spokenDays([country.first_day])],
    [lff ? 'Clock' : 'Time of day', clock],
    [lff ? 'Phone prefix' : 'Calling code', spokenCallingCode(country.calling_code)],
  ]
  return rows.filter((row): row is [string, string] => row[1] !== null)
}

function table(country: Country, draw: Draw, voice: Voice): string {
  const rows = factRows(country, voice).map(([name, value]) => `| ${name} | ${value} |`)
  return [`| ${draw.one('guide.tableTitle')} | |`, '| --- | --- |', ...rows].join('\n')
}

function longText(book: PhraseBook, voice: Voice, country: Country, subject: Subject, salt: number): string {
  const draw = new Draw(book, voice, subject, String(salt))
  const hard = subject.tags.has('hard')
  const sections: Record<Section, () => string> = {
    language: () =>
      `## ${draw.one('guide.headLanguage')}\n\n${draw.one('guide.language')} ${hard || draw.number('custom', 2) === 0 ? draw.one('guide.custom') : ''}`.trim(),
    week: () =>
      `## ${draw.one('guide.headWeek')}\n\n${hard ? draw.some('guide.week', 2).join(' ') : `${draw.one('guide.week')} ${draw.one('guide.clock')}`}`.trim(),
    around: () => `## ${draw.one('guide.headAround')}\n\n${draw.one('guide.around')}`,
  }
  const opening = `${draw.one('guide.lead')} ${draw.one('guide.second')}`
  const body = draw.pick('order', ORDERS).map((name) => sections[name]())
  const steps = draw.some(hard ? 'guide.hardStep' : 'guide.step', hard ? 4 : 3).map((step) => `- ${step}`)
  const start = `## ${draw.one('guide.headStart')}\n\n${draw.one('guide.custom')}\n\n${steps.join('\n')}${hard ? `\n\n${draw.one('guide.hardClose')}` : ''}`
  return [opening, table(country, draw, voice), ...body, start].join('\n\n')
}

function distinct(book: PhraseBook, voice: Voice, country: Country, subject: Subject, seen: Seen): string {
  let best = { text: '', overlap: 2 }
  for (let salt = 0; salt < TRIES; salt++) {
    const text = longText(book, voice, country, subject, salt)
    const words = countWords(text)
    if (words < FEWEST_WORDS || words > MOST_WORDS) continue
    const near = seen.nearest(shingles(text)).overlap
    if (near < best.overlap) best = { text, overlap: near }
    if (near <= MOST_OVERLAP) break
  }
  if (!best.text)
    throw new Error(`${subject.key}: no country guide of ${FEWEST_WORDS} to ${MOST_WORDS} words (${voice})`)
  seen.add(shingles(best.text))
  return best.text
}

/** The texts of the given countries, keyed by code in lower case. */
export function composeCountries(
  unwritten: Country[],
  countries: Country[],
  places: Place[],
  book: PhraseBook,
): Map<string, Texts> {
  const seen = { mnf: new Seen(), lff: new Seen() }
  const used = new Set<string>()
  return new Map(
    unwritten.map((country) => {
      const subject = countrySubject(country, countries, places)
      return [
        subject.key,
        {
          micro: briefText(book, 'mnf', subject, 'micro', used),
          micro_lff: briefText(book, 'lff', subject, 'micro', used),
          short: briefText(book, 'mnf', subject, 'short', used),
          short_lff: briefText(book, 'lff', subject, 'short', used),
          long: distinct(book, 'mnf', country, subject, seen.mnf),
          long_lff: distinct(book, 'lff', country, subject, seen.lff),
        },
      ]
    }),
  )
}
