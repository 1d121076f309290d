import { AppLogo } from '@/components/app/app-logo'
import { ExternalLink } from '@/components/ui/external-link'
import type { FriendshipApp } from '@/lib/entities/types'
import { claims } from '@/lib/site/claims'
import { partnerUrl } from '@/lib/urls'

/** The partner's app above the comparison. */
export function FeaturedApp({ app }: { app: FriendshipApp }) {
  return (
    <div className="wrap section">
      <div className="card app-card-featured grid items-center gap-8 lg:grid-cols-[1.2fr_1fr]">
        <div className="grid justify-items-start gap-4">
          <p className="tag">Featured · partner app</p>
          <div className="flex items-center gap-4">
            <AppLogo name={app.name} logoUrl={app.logoUrl} />
            <h2 className="section-title">{app.name}</h2>
          </div>
          <p className="text-muted">{app.description}</p>
          <p>{claims.crew.sentence}</p>
          <ExternalLink
            href={partnerUrl()}
            className="button button-primary"
            sponsored
            event={{ name: 'pulse_app_click', app: app.name, location: 'apps-featured' }}
          >
            Join Crew
          </ExternalLink>
        </div>
        <ul className="grid gap-4">
          {claims.features.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-reading">{title}</h3>
              <p className="text-ui text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
