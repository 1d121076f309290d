import { ExternalLink } from '@/components/ui/external-link'
import { paths } from '@/lib/paths'
import { claims } from '@/lib/site/claims'
import { type Site, sites } from '@/lib/site/variants'
import { partnerUrl } from '@/lib/urls'
import { Testimonial } from './testimonial'

/** The call-to-action banner (specification §2 "Banner"). */
export function Banner({ site, location }: { site: Site; location: string }) {
  const { bannerTitle, bannerLead } = sites[site].words
  return (
    <section className="banner on-hero on-dark" aria-labelledby="banner-title">
      <div className="wrap grid gap-10 py-14 lg:grid-cols-[1.15fr_1fr] lg:py-20">
        <div className="grid content-start gap-5">
          <h2 id="banner-title" className="section-title">
            {bannerTitle}
          </h2>
          <p className="hero-lead !mt-0">{bannerLead}</p>
          <div className="buttons">
            <ExternalLink
              href={partnerUrl()}
              className="button button-primary"
              sponsored
              event={{ name: 'pulse_app_click', app: 'Pulse Now', location }}
            >
              Stop Looking, Start Connecting
            </ExternalLink>
            <a href={paths.apps} className="button button-quiet">
              Compare All Friend Apps
            </a>
          </div>
          <p className="text-sm opacity-90" data-nosnippet>
            {claims.bannerRating}
          </p>
        </div>
        <div className="grid gap-3">
          {claims.features.map(({ title, text }) => (
            <div key={title} className="banner-card">
              <h3 className="text-reading">{title}</h3>
              <p className="mt-1 text-ui">{text}</p>
            </div>
          ))}
          <Testimonial text={claims.testimonial} />
        </div>
      </div>
    </section>
  )
}
