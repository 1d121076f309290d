import { isPulse } from '@/components/app/app-card'
import { AppLogo } from '@/components/app/app-logo'
import { ExternalLink } from '@/components/ui/external-link'
import type { FriendshipApp } from '@/lib/entities/types'
import { appRating } from '@/lib/site/claims'
import { partnerUrl } from '@/lib/urls'

/** The comparison table; on a phone each row becomes a card of its own. */
export function AppTable({ apps }: { apps: readonly FriendshipApp[] }) {
  if (apps.length === 0) {
    return (
      <div className="empty">
        <p className="font-semibold">No friendship apps available with the current filter.</p>
        <p className="mt-2 text-muted">Try selecting a different category or check back later.</p>
      </div>
    )
  }
  return (
    <table className="app-table">
      <caption className="sr-only">Friendship apps compared</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">App and rating</th>
          <th scope="col">Description and features</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {apps.map((app, index) => (
          <AppRow key={app.id} app={app} rank={index + 1} />
        ))}
      </tbody>
    </table>
  )
}

function AppRow({ app, rank }: { app: FriendshipApp; rank: number }) {
  const featured = isPulse(app.name)
  const rating = appRating(app.name)
  const href = featured ? partnerUrl() : app.url
  return (
    <tr className={featured ? 'app-row-featured' : undefined}>
      <td className="app-rank">{rank}</td>
      <th scope="row">
        <span className="flex items-center gap-3">
          <AppLogo name={app.name} logoUrl={app.logoUrl} />
          <span>
            <span className="block font-semibold">{app.name}</span>
            {rating && (
              <span className="block font-normal text-muted text-sm" data-nosnippet="">
                ★ {rating}
              </span>
            )}
            {featured && <span className="tag mt-1">Featured</span>}
          </span>
        </span>
      </th>
      <td>{app.description}</td>
      <td>
        {href && (
          <ExternalLink
            href={href}
            className={`button ${featured ? 'button-primary' : 'button-quiet'}`}
            sponsored={featured}
            event={
              featured
                ? { name: 'pulse_app_click pulse_download_intent', app: app.name, location: 'apps-table' }
                : undefined
            }
          >
            {featured ? 'Join Crew' : 'Get App'}
            <span className="sr-only">: {app.name}</span>
          </ExternalLink>
        )}
      </td>
    </tr>
  )
}
