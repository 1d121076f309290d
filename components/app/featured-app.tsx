import { AppLogo } from '@/components/app/app-logo'
import { ExternalButton } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { Tag } from '@/components/ui/tag'
import type { FriendshipApp } from '@/lib/entities/app'
import { claims } from '@/lib/site/claims'
import { partnerUrl } from '@/lib/urls'

/** The partner's app above the comparison. */
export function FeaturedApp({ app }: { app: FriendshipApp }) {
  return (
    <div className="wrap py-section">
      <Panel featured className="grid items-center gap-8 lg:grid-cols-[1.2fr_1fr]">
        <div className="grid justify-items-start gap-4">
          <Tag>Featured · partner app</Tag>
          <div className="flex items-center gap-4">
            <AppLogo app={app} />
            <h2 className="text-h2">{app.name}</h2>
          </div>
          <p className="text-muted">{app.description}</p>
          <p>{claims.crew.sentence}</p>
          <ExternalButton
            href={partnerUrl()}
            look="primary"
            sponsored
            event={{ name: 'pulse_app_click', app: app.name, location: 'apps-featured' }}
          >
            Join Crew
          </ExternalButton>
        </div>
        <ul className="grid gap-4">
          {claims.features.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-reading">{title}</h3>
              <p className="text-ui text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
