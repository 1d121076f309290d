import { communityIcon } from '@/components/community/community-icon'
import { CardFigure } from '@/components/ui/card-figure'
import { CardGrid } from '@/components/ui/card-grid'
import { Icon } from '@/components/ui/icon'
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
}

/** Cards of communities. */
export function CommunityList({
  communities,
  hrefOf,
  columns,
  id,
  withFigures,
  searchMicro,
}: CommunityListProps) {
  return (
    <CardGrid id={id} columns={columns} with={['icons', 'people']}>
      {communities.map(({ name, slug, micro, short }, index) => (
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
      ))}
    </CardGrid>
  )
}
