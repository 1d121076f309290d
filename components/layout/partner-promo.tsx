import { PartnerFigures } from '@/components/layout/partner-figures'
import { ExternalButton } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { Tag } from '@/components/ui/tag'
import { claims } from '@/lib/site/claims'
import { partnerUrl } from '@/lib/urls'

interface PartnerPromoProps {
  city: string
  pulseUrl?: string | null
  location: string
  /** The partner's own figures. */
  stats?: readonly { value: string; label: string }[]
}

/** A box for the partner's app, next to a text. */
export function PartnerPromo({ city, pulseUrl, location, stats }: PartnerPromoProps) {
  return (
    <Panel as="aside" featured className="grid content-start gap-3 self-start">
      <Tag className="justify-self-start">Partner app</Tag>
      <h3 className="text-name">Rather be matched with a group?</h3>
      <p className="text-ui text-muted">{claims.crew.sentence}</p>
      <ExternalButton
        href={partnerUrl(pulseUrl)}
        look="primary"
        sponsored
        event={{ name: 'pulse_app_click', app: 'Pulse Now', location }}
      >
        Join a Crew in {city}
      </ExternalButton>
      {stats && <PartnerFigures stats={stats} />}
    </Panel>
  )
}
