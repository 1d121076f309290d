import { h } from 'hastscript'
import { communityIcon } from '@/components/community/community-icon'
import { Markup } from '@/components/ui/markup'
import { tileFigure } from '@/components/ui/tile-figure'
import { communityCities, communityColour, communityMembers } from '@/lib/decoration'
import type { CommunityCard } from '@/lib/entities/types'
import { markupOf } from '@/lib/markup/tree'

interface CommunityListProps {
  communities: readonly CommunityCard[]
  /** Where a community's card leads. */
  hrefOf: (slug: string) => string
  columns: 3 | 4
  id?: string
  /** Figures that are decoration (specification §2 "Communities"). */
  withFigures?: boolean
  /** The micro description is searched too (specification §5, communities of a city). */
  searchMicro?: boolean
}

/** Cards of communities; markup like the city directory, and for the same reason. */
export function CommunityList({
  communities,
  hrefOf,
  columns,
  id,
  withFigures,
  searchMicro,
}: CommunityListProps) {
  const tile = ({ name, slug, micro, short }: CommunityCard, index: number) =>
    h(
      'li',
      // Icon colours go round a cycle of six, by the place in the list.
      { className: `tile t${communityColour(index)}`, dataItem: '', dataQ: searchMicro ? micro : null },
      [
        h('span', { className: 'tile-icon' }, communityIcon(slug)),
        h('a', { className: 'name', href: hrefOf(slug) }, name),
        short ? h('span', { className: 'text searched' }, short) : null,
        withFigures ? tileFigure(`${communityMembers(slug)} · ${communityCities(slug)} cities`) : null,
      ],
    )
  return (
    <Markup
      as="ul"
      id={id}
      className={`grid-cards grid-cards-${columns}`}
      html={markupOf(communities.map(tile))}
    />
  )
}
