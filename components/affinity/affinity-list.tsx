import { affinityIcon } from '@/components/affinity/affinity-icon'
import { CardFigure } from '@/components/ui/card-figure'
import { CardGrid } from '@/components/ui/card-grid'
import { Icon } from '@/components/ui/icon'
import { tone } from '@/components/ui/tone'
import { affinityMatch, communityColor } from '@/lib/decoration'
import type { AffinityCard } from '@/lib/entities/affinity'
import { paths } from '@/lib/paths'

/** All affinities. */
export function AffinityList({ id, affinities }: { id: string; affinities: readonly AffinityCard[] }) {
  return (
    <CardGrid id={id} columns={4} with={['icons']}>
      {affinities.map(({ name, slug, micro }, index) => (
        <li key={slug} className={tone(communityColor(index))} data-item="">
          <Icon node={affinityIcon(slug)} />
          <a href={paths.affinity(slug)}>{name}</a>
          {micro && <p>{micro}</p>}
          <CardFigure>{`${affinityMatch(slug)}% match`}</CardFigure>
        </li>
      ))}
    </CardGrid>
  )
}
