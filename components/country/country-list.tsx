import { h } from 'hastscript'
import { Markup } from '@/components/ui/markup'
import { tileFigure } from '@/components/ui/tile-figure'
import { countryCities, countryMembers } from '@/lib/decoration'
import type { CountryCard } from '@/lib/entities/types'
import { markupOf } from '@/lib/markup/tree'
import { paths } from '@/lib/paths'

function tile({ name, code, micro, flagUrl }: CountryCard) {
  return h('li', { className: 'tile country-tile', dataItem: '' }, [
    flagUrl
      ? h('img', { className: 'flag', src: flagUrl, alt: '', width: 48, height: 32, loading: 'lazy' })
      : null,
    h('a', { className: 'name', href: paths.country(code) }, name),
    micro ? h('span', { className: 'text' }, micro) : null,
    tileFigure(`${countryCities(code)} cities · ${countryMembers(code)} members`),
  ])
}

/** All countries; markup like the city directory, and for the same reason. */
export function CountryList({ id, countries }: { id: string; countries: readonly CountryCard[] }) {
  return <Markup as="ul" id={id} className="grid-cards grid-cards-4" html={markupOf(countries.map(tile))} />
}
