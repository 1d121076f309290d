import type { CityCard as City } from '@/lib/content/types'
import { cityColour, cityPercentage } from '@/lib/decoration'
import { paths } from '@/lib/urls'

interface Props {
  city: City
  /** Whether a line about the city stands below its name. */
  withLine?: boolean
}

/**
 * A city in a long list: short markup, since a page may hold thousands. Texts are whole strings: of a text in parts, each
 * part is sent, and a comment between them.
 */
export function CityCard({ city, withLine = true }: Props) {
  return (
    <li className={`tile tile-stripe t${cityColour(city.name)}`} data-item="">
      <a className="name" href={paths.city(city.slug)}>
        {city.name}
      </a>
      {withLine && city.micro && <span className="text">{city.micro}</span>}
      <span className="figure figure-people" aria-hidden="true" data-nosnippet="">
        {`${cityPercentage(city.slug)}%`}
      </span>
    </li>
  )
}
