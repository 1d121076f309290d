import { CityImage } from '@/components/city/city-image'
import type { CityCard as City } from '@/lib/content/types'
import { cityColour } from '@/lib/decoration'
import { paths } from '@/lib/urls'

interface CityPhotoCardProps {
  city: City
  /** Where the card leads, if not to the city's page. */
  href?: string
}

/** A city with its picture, for short lists. */
export function CityPhotoCard({ city, href = paths.city(city.slug) }: CityPhotoCardProps) {
  return (
    <li className={`tile t${cityColour(city.name)}`}>
      <CityImage
        url={city.imageUrl}
        className="tile-image"
        sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 92vw"
      />
      <a className="name" href={href}>
        {city.name}
      </a>
      {city.country.name && <span className="text">{city.country.name}</span>}
    </li>
  )
}
