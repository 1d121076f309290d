import { ExternalLink } from '@/components/ui/external-link'
import { claims } from '@/lib/site/claims'
import { partnerUrl } from '@/lib/urls'

interface PartnerPromoProps {
  city: string
  pulseUrl?: string | null
  location: string
}

/** The partner's app beside a text. */
export function PartnerPromo({ city, pulseUrl, location }: PartnerPromoProps) {
  return (
    <aside className="card app-card-featured grid content-start gap-3 self-start">
      <p className="tag justify-self-start">Partner app</p>
      <h3 className="text-name">Rather be put together with people?</h3>
      <p className="text-ui text-muted">{claims.crew.sentence}</p>
      <ExternalLink
        href={partnerUrl(pulseUrl)}
        className="button button-primary"
        sponsored
        event={{ name: 'pulse_app_click', app: 'Pulse Now', location }}
      >
        Join a Crew in {city}
      </ExternalLink>
    </aside>
  )
}
