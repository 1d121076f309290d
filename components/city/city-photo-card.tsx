import { CityImage } from '@/components/city/city-image'
import { Card, cardMedia } from '@/components/ui/card'
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

/** A city with its picture, for a short `Grid`. The directory draws its hundreds itself (city-directory.tsx). */
export function CityPhotoCard({
  city,
  href = paths.city(city.slug),
  withCountry = true,
}: CityPhotoCardProps) {
  const line = withCountry ? city.country.name : city.micro
  return (
    <Card
      name={cityBesideCountry(city)}
      href={href}
      text={line}
      tone={tone(cityColor(city.name))}
      isBeside
      media={
        <CityImage
          className={cardMedia.pictureBeside}
          url={city.imageUrl}
          sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 6rem"
        />
      }
    />
  )
}
