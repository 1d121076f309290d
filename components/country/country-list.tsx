import { CardFigure } from '@/components/ui/card-figure'
import { CardGrid } from '@/components/ui/card-grid'
import { countryCities, countryMembers } from '@/lib/decoration'
import type { CountryCard } from '@/lib/entities/country'
import { paths } from '@/lib/paths'

/** All countries. */
export function CountryList({ id, countries }: { id: string; countries: readonly CountryCard[] }) {
  return (
    <CardGrid id={id} columns={4} with={['flags', 'people']} className="tone-0">
      {countries.map(({ name, code, micro, flagUrl }) => (
        <li key={code} data-item="">
          {/* biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes */}
          {flagUrl && <img src={flagUrl} alt="" width={48} height={32} loading="lazy" />}
          <a href={paths.country(code)}>{name}</a>
          {micro && <p>{micro}</p>}
          <CardFigure>{`${countryCities(code)} cities · ${countryMembers(code)} members`}</CardFigure>
        </li>
      ))}
    </CardGrid>
  )
}
