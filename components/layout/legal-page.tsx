import { longDate } from '@/components/blog/long-date'
import { Lead } from '@/components/ui/lead'
import type { LegalText } from '@/lib/site/legal'
import { fill, type Site, sites } from '@/lib/site/variants'
import { contactEmail, siteOrigin } from '@/lib/urls'

/** A legal text with numbered sections and, if there is one, the operator's disclosure. */
export function LegalPage({ site, text }: { site: Site; text: LegalText }) {
  const values = { name: sites[site].name, origin: siteOrigin(site), email: contactEmail(site) }
  const say = (sentence: string) => fill(sentence, values)
  return (
    <article className="wrap py-section *:mx-auto *:max-w-184 print:*:max-w-none">
      <header>
        <h1 className="text-h1">{text.title}</h1>
        <p className="mt-3 text-muted">
          Last updated: <time dateTime={text.updated}>{longDate(text.updated)}</time>
        </p>
        <Lead>{say(text.intro)}</Lead>
      </header>
      {text.disclosure && (
        <aside
          className="mt-8 rounded-panel border border-brand bg-surface p-panel"
          aria-labelledby="disclosure"
        >
          <h2 id="disclosure" className="text-name">
            {text.disclosure.title}
          </h2>
          <p className="mt-2">{say(text.disclosure.text)}</p>
        </aside>
      )}
      <div className="prose mt-10">
        {text.sections.map(({ title, paragraphs, list }, index) => (
          <section key={title}>
            <h2 className="text-h3">
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {say(paragraph)}
              </p>
            ))}
            {list && (
              <ul className="mt-3">
                {list.map((item) => (
                  <li key={item}>{say(item)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}
