import { AppLogo } from '@/components/app/app-logo'
import { ExternalButton } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { Tag } from '@/components/ui/tag'
import type { FriendshipApp } from '@/lib/entities/app'
import { claims } from '@/lib/site/claims'
import { partnerUrl } from '@/lib/urls'

interface AppCardProps {
  app: FriendshipApp
  location: string
  /** The city whose crew the partner's button leads to. */
  city?: { name: string; pulseUrl: string | null }
  withRating?: boolean
  /** Set if a click means that the visitor is about to get the app (docs/product.md 20.2). */
  downloadIntent?: boolean
}

/** An app with a button that leads to it; the partner's is highlighted (docs/product.md 10.3). */
export function AppCard({ app, location, city, withRating, downloadIntent }: AppCardProps) {
  const featured = app.known === 'pulse'
  const href = featured ? partnerUrl(city?.pulseUrl) : app.url
  const action = featured ? (city ? `Join a Crew in ${city.name}` : 'Join Crew') : 'Get App'
  const eventName = downloadIntent ? 'pulse_app_click pulse_download_intent' : 'pulse_app_click'
  const rating = withRating && app.known ? claims.appRatings[app.known] : undefined
  return (
    <Panel as="li" featured={featured} className="flex flex-col gap-4" data-app-card="">
      <div className="flex items-center gap-4">
        <AppLogo app={app} />
        <div>
          <h3 className="text-name">{app.name}</h3>
          {rating && (
            <p className="text-sm text-muted" data-nosnippet="">
              ★ {rating} <span className="text-xs">{featured ? claims.partnerRating : claims.ourRating}</span>
            </p>
          )}
          {featured && (
            <Tag small className="mt-1">
              RECOMMENDED
            </Tag>
          )}
        </div>
      </div>
      <p className="text-muted">{app.description}</p>
      {href && (
        <ExternalButton
          look={featured ? 'primary' : 'quiet'}
          href={href}
          className="mt-auto"
          sponsored={featured}
          event={featured ? { name: eventName, app: app.name, location } : undefined}
        >
          {action}
          {!featured && <span className="sr-only"> {app.name}</span>}
        </ExternalButton>
      )}
    </Panel>
  )
}
