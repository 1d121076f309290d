import { AppLogo } from '@/components/app/app-logo'
import { ExternalButton } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { Tag } from '@/components/ui/tag'
import type { FriendshipApp } from '@/lib/entities/app'
import { appRating, claims } from '@/lib/site/claims'

/** The partner's app is highlighted wherever it appears (docs/product.md 10.3). */
export const isPulse = (name: string) => /^pulse( now)?$/i.test(name.trim())

interface AppCardProps {
  app: FriendshipApp
  /** The button's words and target. */
  action: string
  href: string | null
  location: string
  withRating?: boolean
  /** Set if a click means that the visitor is about to get the app (docs/product.md 20.2). */
  downloadIntent?: boolean
}

export function AppCard({ app, action, href, location, withRating, downloadIntent }: AppCardProps) {
  const featured = isPulse(app.name)
  const eventName = downloadIntent ? 'pulse_app_click pulse_download_intent' : 'pulse_app_click'
  const rating = withRating ? appRating(app.name) : undefined
  return (
    <Panel as="li" featured={featured} className="flex flex-col gap-4" data-app-card="">
      <div className="flex items-center gap-4">
        <AppLogo name={app.name} logoUrl={app.logoUrl} />
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
