import { ButtonLink, Buttons, ExternalButton } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { claims } from '@/lib/site/claims'
import { type Site, sites } from '@/lib/site/variants'
import { partnerUrl } from '@/lib/urls'
import { HeroLead } from './list-hero'
import { PartnerFigures } from './partner-figures'
import { Testimonial } from './testimonial'

interface BannerProps {
  site: Site
  location: string
  /** The partner's own figures, if a page shows them. */
  figures?: readonly { value: string; label: string }[]
}

/** The call-to-action banner (docs/product.md 3.9). */
export function Banner({ site, location, figures }: BannerProps) {
  const { bannerTitle, bannerLead } = sites[site].texts
  return (
    <section className="on-hero [contain:content] print:hidden" aria-labelledby="banner-title">
      <div className="wrap grid gap-10 py-14 max-sm:gap-5 max-sm:py-8 lg:grid-cols-[1.15fr_1fr] lg:py-20">
        <div className="grid content-start gap-5">
          <h2 id="banner-title" className="text-h2">
            {bannerTitle}
          </h2>
          <HeroLead className="">{bannerLead}</HeroLead>
          <Buttons>
            <ExternalButton
              href={partnerUrl()}
              look="primary"
              sponsored
              event={{ name: 'pulse_app_click', app: 'Pulse Now', location }}
            >
              Stop Looking, Start Connecting
            </ExternalButton>
            <ButtonLink href={paths.apps}>Compare All Friend Apps</ButtonLink>
          </Buttons>
          <p className="text-sm opacity-90" data-nosnippet>
            {claims.bannerRating}, {claims.partnerRating}
          </p>
          {figures && <PartnerFigures stats={figures} />}
        </div>
        <div className="grid gap-3">
          {claims.features.map(({ title, text }) => (
            <div
              key={title}
              className="sm:rounded-panel sm:border sm:border-on-hero/18 sm:bg-on-hero/7 sm:px-5 sm:py-4"
            >
              <h3 className="text-reading">{title}</h3>
              <p className="text-ui text-soft sm:mt-1">{text}</p>
            </div>
          ))}
          <Testimonial text={claims.testimonial} />
        </div>
      </div>
    </section>
  )
}
