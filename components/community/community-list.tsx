import { communityIcon } from '@/components/community/community-icon'
import { Card, cardMedia } from '@/components/ui/card'
import { CardFigure } from '@/components/ui/card-figure'
import { Grid } from '@/components/ui/grid'
import { Icon } from '@/components/ui/icon'
import type { ListCard } from '@/components/ui/searchable-list'
import { tone } from '@/components/ui/tone'
import { communityCities, communityColor, communityMembers } from '@/lib/decoration'
import type { CommunityCard } from '@/lib/entities/community'

interface CommunityCardsOptions {
  /** In a city, a card names the groups that meet `here` instead of what a community is. */
  communities: readonly (CommunityCard & { here?: string })[]
  /** The target of a community's card. */
  hrefOf: (slug: string) => string
  /** Figures that are decoration (docs/product.md 14.5). */
  withFigures?: boolean
  /** The micro description is searched too (docs/product.md 13.2). */
  searchMicro?: boolean
}

/** Communities as cards. */
export function communityCards({
  communities,
  hrefOf,
  withFigures,
  searchMicro,
}: CommunityCardsOptions): ListCard[] {
  return communities.map(({ name, slug, micro, short, here }, index) => ({
    name,
    href: hrefOf(slug),
    text: here || short,
    withText: true,
    alsoSearched: [...(here ? [short] : []), ...(searchMicro ? [micro] : [])],
    tone: tone(communityColor(index)),
    media: <Icon node={communityIcon(slug)} className={cardMedia.icon} />,
    isBeside: true,
    note: withFigures && (
      <CardFigure ofPeople>{`${communityMembers(slug)} · ${communityCities(slug)} cities`}</CardFigure>
    ),
  }))
}

interface CommunityListProps extends Pick<CommunityCardsOptions, 'communities' | 'hrefOf'> {
  columns: 3 | 4
  /** On a phone it is one line that scrolls sideways. */
  isBand?: boolean
}

/** Cards of communities, without a search. */
export function CommunityList({ columns, isBand, ...options }: CommunityListProps) {
  return (
    <Grid columns={columns} isBand={isBand}>
      {communityCards(options).map((card) => (
        <Card key={card.href} {...card} />
      ))}
    </Grid>
  )
}
