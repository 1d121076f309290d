import { CityImage } from '@/components/city/city-image'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { ExternalLink } from '@/components/ui/external-link'
import type { City } from '@/lib/entities/types'
import { paths } from '@/lib/paths'
import type { Breadcrumb } from '@/lib/seo/metadata'
import { fill, type Site, sites } from '@/lib/site/variants'
import { partnerUrl } from '@/lib/urls'

export function CityHero({ site, city, trail }: { site: Site; city: City; trail: readonly Breadcrumb[] }) {
  const { cityTitle, cityLead } = sites[site].words
  const values = { city: city.name }
  return (
    <header className="photo-hero on-photo on-dark">
      <CityImage url={city.imageUrl} eager />
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <a className="back-link" href={paths.cities}>
            <span aria-hidden="true">←</span> All cities
          </a>
          <Breadcrumbs items={trail} home />
        </div>
        <div>
          {city.country.code && (
            <a className="badge" href={paths.country(city.country.code)}>
              {city.country.name}
            </a>
          )}
          <h1 className="mt-4">{fill(cityTitle, values)}</h1>
          <p className="lead">{city.short || fill(cityLead, values)}</p>
          <div className="buttons mt-7">
            <ExternalLink
              href={partnerUrl(city.pulseUrl)}
              className="button button-primary"
              sponsored
              event={{ name: 'pulse_app_click', app: 'Pulse Now', location: 'city-hero' }}
            >
              Find Friends in {city.name} Now
            </ExternalLink>
            <a className="button button-quiet" href="#communities">
              See communities
            </a>
          </div>
        </div>
      </div>
    </header>
  )
}
