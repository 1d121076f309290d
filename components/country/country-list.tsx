import { cardMedia } from '@/components/ui/card'
import { CardFigure } from '@/components/ui/card-figure'
import type { ListCard } from '@/components/ui/searchable-list'
import { countryCities, countryMembers } from '@/lib/decoration'
import type { CountryCard } from '@/lib/entities/country'
import { paths } from '@/lib/paths'

/** A country as a card of the list of countries. */
export function countryCard({ name, code, micro, flagUrl }: CountryCard): ListCard {
  return {
    name,
    href: paths.country(code),
    text: micro,
    tone: 'tone-0',
    media: flagUrl && (
      // biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes
      <img className={cardMedia.flag} src={flagUrl} alt="" width={48} height={32} loading="lazy" />
    ),
    isBeside: true,
    note: (
      <CardFigure ofPeople>{`${countryCities(code)} cities · ${countryMembers(code)} members`}</CardFigure>
    ),
  }
}
