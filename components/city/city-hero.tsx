import { CityImage } from '@/components/city/city-image'
import { BackLink } from '@/components/layout/back-link'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PhotoHero } from '@/components/layout/photo-hero'
import { ButtonLink, Buttons, ExternalButton } from '@/components/ui/button'
import { ShareButton } from '@/components/ui/share-button'
import type { City } from '@/lib/entities/city'
import { paths } from '@/lib/paths'
import type { Breadcrumb } from '@/lib/seo/metadata'
import { cityWithPlace } from '@/lib/site/city-name'
import { fill, type Site, sites } from '@/lib/site/variants'
import { partnerUrl } from '@/lib/urls'

interface CityHeroProps {
  site: Site
  city: City
  trail: readonly Breadcrumb[]
  /** How many groups are listed below. */
  groupCount: number
}

export function CityHero({ site, city, trail, groupCount }: CityHeroProps) {
  const { cityTitle, cityLead } = sites[site].texts
  const values = { city: city.name }
  return (
    <PhotoHero
      stage
      picture={<CityImage url={city.imageUrl} eager />}
      way={
        <>
          <BackLink href={paths.cities}>All cities</BackLink>
          <Breadcrumbs items={trail} home />
        </>
      }
      over={
        city.country.code && (
          <a
            className="relative inline-block rounded-full bg-white/16 px-3.5 py-1 text-ui font-semibold [backdrop-filter:blur(8px)] after:absolute after:-inset-2 print:p-0"
            href={paths.country(city.country.code)}
          >
            {city.country.name}
          </a>
        )
      }
      title={fill(cityTitle, { city: cityWithPlace(city) })}
      lead={city.short || fill(cityLead, values)}
    >
      <Buttons className="mt-7">
        {groupCount > 0 && (
          <ButtonLink look="primary" href="#groups">
            {groupCount === 1 ? 'See the group that meets' : `See ${groupCount} groups that meet`}
          </ButtonLink>
        )}
        <ExternalButton
          look={groupCount > 0 ? undefined : 'primary'}
          href={partnerUrl(city.pulseUrl)}
          sponsored
          event={{ name: 'pulse_app_click', app: 'Pulse Now', location: 'city-hero' }}
        >
          Find Friends in {city.name} Now
        </ExternalButton>
        {groupCount === 0 && <ButtonLink href="#communities">See communities</ButtonLink>}
        <ShareButton />
      </Buttons>
    </PhotoHero>
  )
}
