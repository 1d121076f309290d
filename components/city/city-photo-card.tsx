import { CityImage } from '@/components/city/city-image'
import { tone } from '@/components/ui/tone'
import { cityColor } from '@/lib/decoration'
import type { CityCard as City } from '@/lib/entities/city'
import { paths } from '@/lib/paths'
import { cityBesideCountry } from '@/lib/site/city-name'

interface CityPhotoCardProps {
  city: City
  /** The card's target, if not the city's page. */
  href?: string
  /** On its country's page, a card shows something more useful than the country's name. */
  withCountry?: boolean
}

/** A city with its picture, for a short `CardGrid` with pictures. */
export function CityPhotoCard({
  city,
  href = paths.city(city.slug),
  withCountry = true,
}: CityPhotoCardProps) {
  const line = withCountry ? city.country.name : city.micro
  return (
    <li className={tone(cityColor(city.name))}>
      <CityImage url={city.imageUrl} sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 92vw" />
      <a href={href}>{cityBesideCountry(city)}</a>
      {line && <p>{line}</p>}
    </li>
  )
}
