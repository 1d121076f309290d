import { CityImage } from '@/components/city/city-image'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PartnerFigures } from '@/components/layout/partner-figures'
import { PhotoHero } from '@/components/layout/photo-hero'
import { ExternalLink } from '@/components/ui/external-link'
import { ShareButton } from '@/components/ui/share-button'
import type { Country } from '@/lib/entities/country'
import type { Breadcrumb } from '@/lib/seo/metadata'
import { claims } from '@/lib/site/claims'
import { countryInText } from '@/lib/site/lists'
import { fill, type Site, sites } from '@/lib/site/variants'

interface CountryHeroProps {
  site: Site
  country: Country
  trail: readonly Breadcrumb[]
  /** How many of its cities are listed. */
  cityCount: number
}

export function CountryHero({ site, country, trail, cityCount }: CountryHeroProps) {
  return (
    <PhotoHero
      picture={<CityImage url={country.imageUrl} eager />}
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
      title={fill(sites[site].texts.countryTitle, { country: countryInText(country) })}
      lead={country.short || country.micro}
    >
      {country.wikipediaUrl && (
        <p className="mt-4">
          <ExternalLink className="py-3 underline underline-offset-4" href={country.wikipediaUrl}>
            {country.name} on Wikipedia
          </ExternalLink>
        </p>
      )}
      {cityCount > 0 && (
        <p className="mt-6 font-semibold">
          {cityCount === 1 ? 'One city' : `${cityCount} cities`} of {countryInText(country)} in this directory
        </p>
      )}
      <ShareButton className="mt-4" />
      <div className="mt-3">
        <PartnerFigures stats={claims.countryStats} />
      </div>
    </PhotoHero>
  )
}
