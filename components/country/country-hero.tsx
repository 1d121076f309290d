import { CityImage } from '@/components/city/city-image'
import { Flag } from '@/components/country/flag'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { ExternalLink } from '@/components/ui/external-link'
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
    <header className="photo-hero country-hero on-photo on-dark">
      <CityImage url={image} eager />
      <div className="wrap">
        <Breadcrumbs items={trail} />
        <div>
          <Flag url={country.flagUrl} />
          <h1 className="mt-2">
            {fill(sites[site].words.countryTitle, { country: countryInText(country.name) })}
          </h1>
          <p className="lead">{country.short || country.micro}</p>
          {country.wikipediaUrl && (
            <p className="mt-4">
              <ExternalLink className="underline underline-offset-4" href={country.wikipediaUrl}>
                {country.name} on Wikipedia
              </ExternalLink>
            </p>
          )}
          <dl className="stats mt-8" data-nosnippet="">
            {claims.countryStats.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm opacity-90" aria-hidden="true" data-nosnippet="">
            {countryCities(country.code)} places on the map
          </p>
        </div>
      </div>
    </header>
  )
}
