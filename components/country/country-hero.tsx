import { CityImage } from '@/components/city/city-image'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PhotoHero } from '@/components/layout/photo-hero'
import { ExternalLink } from '@/components/ui/external-link'
import { Stats } from '@/components/ui/stats'
import { countryCities } from '@/lib/decoration'
import type { Country } from '@/lib/entities/types'
import { countryInText } from '@/lib/place/city-tags'
import type { Breadcrumb } from '@/lib/seo/metadata'
import { claims } from '@/lib/site/claims'
import { fill, type Site, sites } from '@/lib/site/variants'

interface CountryHeroProps {
  site: Site
  country: Country
  trail: readonly Breadcrumb[]
  /** The country's own art, where there is one. */
  image: string | null
}

export function CountryHero({ site, country, trail, image }: CountryHeroProps) {
  return (
    <PhotoHero
      picture={<CityImage url={image} eager />}
      way={<Breadcrumbs items={trail} />}
      over={
        country.flagUrl && (
          // biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes
          <img
            className="mb-1.5 h-12 w-18 rounded-md object-cover print:hidden"
            src={country.flagUrl}
            alt=""
            width={48}
            height={32}
            loading="eager"
          />
        )
      }
      title={fill(sites[site].words.countryTitle, { country: countryInText(country.name) })}
      lead={country.short || country.micro}
    >
      {country.wikipediaUrl && (
        <p className="mt-4">
          <ExternalLink className="py-3 underline underline-offset-4" href={country.wikipediaUrl}>
            {country.name} on Wikipedia
          </ExternalLink>
        </p>
      )}
      <Stats stats={claims.countryStats} />
      <p className="mt-4 text-sm opacity-90" aria-hidden="true" data-nosnippet="">
        {countryCities(country.code)} places on the map
      </p>
    </PhotoHero>
  )
}
