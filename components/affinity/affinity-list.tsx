import { affinityIcon } from '@/components/affinity/affinity-icon'
import { cardMedia } from '@/components/ui/card'
import { CardFigure } from '@/components/ui/card-figure'
import { Icon } from '@/components/ui/icon'
import type { ListCard } from '@/components/ui/searchable-list'
import { tone } from '@/components/ui/tone'
import { affinityMatch, communityColor } from '@/lib/decoration'
import type { AffinityCard } from '@/lib/entities/affinity'
import { paths } from '@/lib/paths'

/** An affinity as a card of the list of affinities. */
export function affinityCard({ name, slug, micro }: AffinityCard, index: number): ListCard {
  return {
    name,
    href: paths.affinity(slug),
    text: micro,
    withText: true,
    tone: tone(communityColor(index)),
    media: <Icon node={affinityIcon(slug)} className={cardMedia.icon} />,
    isBeside: true,
    note: <CardFigure>{`${affinityMatch(slug)}% match`}</CardFigure>,
  }
}
