import type { CountryCard as Country } from '@/lib/content/types'
import { countryCities, countryMembers } from '@/lib/decoration'
import { paths } from '@/lib/paths'

export function CountryCard({ country }: { country: Country }) {
  return (
    <li className="tile country-tile" data-item="">
      <Flag url={country.flagUrl} />
      <a className="name" href={paths.country(country.code)}>
        {country.name}
      </a>
      {country.micro && <span className="text">{country.micro}</span>}
      <span className="figure figure-people" aria-hidden="true" data-nosnippet="">
        {countryCities(country.code)} cities · {countryMembers(country.code)} members
      </span>
    </li>
  )
}

export function Flag({ url, large }: { url: string | null; large?: boolean }) {
  if (!url) return null
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes
    <img
      className={large ? 'flag flag-large' : 'flag'}
      src={url}
      alt=""
      width={48}
      height={32}
      loading={large ? 'eager' : 'lazy'}
    />
  )
}
