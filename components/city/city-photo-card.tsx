import { CityImage } from '@/components/city/city-image'
import { cityColour } from '@/lib/decoration'
import type { CityCard as City } from '@/lib/entities/types'
import { paths } from '@/lib/paths'

interface CityPhotoCardProps {
  city: City
  /** Where the card leads, if not to the city's page. */
  href?: string
  /** On the page of its country a card has something better to say than the country's name. */
  withCountry?: boolean
}

/** A city with its picture, for short lists. */
export function CityPhotoCard({
  city,
  href = paths.city(city.slug),
  withCountry = true,
}: CityPhotoCardProps) {
  const line = withCountry ? city.country.name : city.micro
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
      {line && <span className="text">{line}</span>}
    </li>
  )
}
