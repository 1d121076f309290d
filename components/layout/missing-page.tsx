import { MissingSearch } from '@/components/layout/missing-search'
import { GoBack } from '@/components/ui/go-back'
import { ToastOnLoad } from '@/components/ui/toast-on-load'
import { paths } from '@/lib/paths'
import { missingTexts } from '@/lib/site/missing'
import type { MissingKind } from '@/lib/site/routing'

const ways = [
  { name: 'Popular Cities', href: paths.cities, text: 'Every listed city, by country' },
  { name: 'Communities', href: paths.communities, text: 'Local groups around an interest' },
  { name: 'Friendship Apps', href: paths.apps, text: 'What each app does' },
]

/** What stands at an address that does not exist: what was not found, and the ways on from here. */
export function MissingPage({ kind, help }: { kind: MissingKind; help?: string }) {
  const { title, text, link, toast } = missingTexts[kind]
  return (
    <div className="wrap section">
      <div className="max-w-[44rem]">
        <p className="missing-code" aria-hidden="true">
          404
        </p>
        <h1 className="mt-2 text-h1">
          <span className="sr-only">404: </span>
          {title}
        </h1>
        <p className="section-lead">{text}</p>
        <div className="mt-7">
          <MissingSearch />
        </div>
        <div className="buttons mt-7">
          <a className="button button-primary" href={link.href}>
            {link.name}
          </a>
          {link.href !== paths.home && (
            <a className="button button-quiet" href={paths.home}>
              Go to Homepage
            </a>
          )}
          <GoBack />
        </div>
      </div>
      <ul className="grid-cards grid-cards-3 mt-12">
        {ways.map((way, index) => (
          <li key={way.href} className={`tile tile-stripe t${index}`}>
            <a className="name" href={way.href}>
              {way.name}
            </a>
            <span className="text">{way.text}</span>
          </li>
        ))}
      </ul>
      {help && <p className="mt-8 text-muted">{help}</p>}
      {toast && <ToastOnLoad {...toast} destructive />}
    </div>
  )
}
