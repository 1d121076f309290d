import { AppLogo } from '@/components/app/app-logo'
import { ExternalLink } from '@/components/ui/external-link'
import type { FriendshipApp } from '@/lib/entities/types'
import { appRating } from '@/lib/site/claims'

/** The partner's app is highlighted wherever it stands (specification §2 "Friendship apps"). */
export const isPulse = (name: string) => /^pulse( now)?$/i.test(name.trim())

interface AppCardProps {
  app: FriendshipApp
  /** The button's words and target. */
  action: string
  href: string | null
  location: string
  withRating?: boolean
  /** Where a click means that the visitor is about to get the app (specification §7: apps table, country page). */
  downloadIntent?: boolean
}

export function AppCard({ app, action, href, location, withRating, downloadIntent }: AppCardProps) {
  const featured = isPulse(app.name)
  const eventName = downloadIntent ? 'pulse_app_click pulse_download_intent' : 'pulse_app_click'
  const rating = withRating ? appRating(app.name) : undefined
  return (
    <li className={`card app-card ${featured ? 'app-card-featured' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AppLogo name={app.name} logoUrl={app.logoUrl} />
        <div>
          <h3 className="text-name">{app.name}</h3>
          {rating && (
            <p className="text-muted text-sm" data-nosnippet="">
              ★ {rating}
            </p>
          )}
        </div>
        {featured && <span className="tag ml-auto">RECOMMENDED</span>}
      </div>
      <p className="text-muted">{app.description}</p>
      {href && (
        <ExternalLink
          href={href}
          className={`button mt-auto ${featured ? 'button-primary' : 'button-quiet'}`}
          sponsored={featured}
          event={featured ? { name: eventName, app: app.name, location } : undefined}
        >
          {action}
          {!featured && <span className="sr-only"> {app.name}</span>}
        </ExternalLink>
      )}
    </li>
  )
}
