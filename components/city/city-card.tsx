import type { CityCard as City } from '@/lib/content/types'
import { cityColour, cityPercentage } from '@/lib/decoration'
import { paths } from '@/lib/urls'

/** A city in a long list: short markup, since a page may hold hundreds. */
export function CityCard({ city, withCountry }: { city: City; withCountry?: boolean }) {
  return (
    <li className={`tile tile-stripe t${cityColour(city.name)}`} data-item="">
      <a className="name" href={paths.city(city.slug)}>
        {city.name}
      </a>
      {withCountry && city.country.name && <span className="text">{city.country.name}</span>}
      {!withCountry && city.micro && <span className="text">{city.micro}</span>}
      <span className="figure figure-people" aria-hidden="true" data-nosnippet="">
        {cityPercentage(city.slug)}%
      </span>
    </li>
  )
}
