import { communityIcon } from '@/components/community/community-icon'
import { CardFigure } from '@/components/ui/card-figure'
import { CardGrid } from '@/components/ui/card-grid'
import { Icon } from '@/components/ui/icon'
import { FirstFew } from '@/components/ui/more'
import { tone } from '@/components/ui/tone'
import { communityCities, communityColor, communityMembers } from '@/lib/decoration'
import type { CommunityCard } from '@/lib/entities/community'

interface CommunityListProps {
  communities: readonly CommunityCard[]
  /** The target of a community's card. */
  hrefOf: (slug: string) => string
  columns: 3 | 4
  id?: string
  /** Figures that are decoration (docs/product.md 14.5). */
  withFigures?: boolean
  /** The micro description is searched too (docs/product.md 13.2). */
  searchMicro?: boolean
  /** How many a phone shows before the list is opened; all by default. */
  first?: number
}

/** Cards of communities. */
export function CommunityList({
  communities,
  hrefOf,
  columns,
  id,
  withFigures,
  searchMicro,
  first = communities.length,
}: CommunityListProps) {
  const items = communities.map(({ name, slug, micro, short }, index) => (
    <li
      key={slug}
      className={tone(communityColor(index))}
      data-item=""
      data-q={searchMicro ? micro : undefined}
    >
      <Icon node={communityIcon(slug)} />
      <a href={hrefOf(slug)}>{name}</a>
      {short && <p>{short}</p>}
      {withFigures && (
        <CardFigure>{`${communityMembers(slug)} · ${communityCities(slug)} cities`}</CardFigure>
      )}
    </li>
  ))
  return (
    <FirstFew items={items} first={first}>
      {(some) => (
        <CardGrid id={id} columns={columns} with={['icons', 'people']}>
          {some}
        </CardGrid>
      )}
    </FirstFew>
  )
}
