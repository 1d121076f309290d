import { h } from 'hastscript'
import { affinityIcon } from '@/components/affinity/affinity-icon'
import { Markup } from '@/components/ui/markup'
import { tileFigure } from '@/components/ui/tile-figure'
import { affinityMatch, communityColour } from '@/lib/decoration'
import type { AffinityCard } from '@/lib/entities/types'
import { markupOf } from '@/lib/markup/tree'
import { paths } from '@/lib/paths'

function tile({ name, slug, micro }: AffinityCard, index: number) {
  return h('li', { className: `tile t${communityColour(index)}`, dataItem: '' }, [
    h('span', { className: 'tile-icon' }, affinityIcon(slug)),
    h('a', { className: 'name', href: paths.affinity(slug) }, name),
    micro ? h('span', { className: 'text searched' }, micro) : null,
    tileFigure(`${affinityMatch(slug)}% match`, false),
  ])
}

/** All affinities; markup like the city directory, and for the same reason. */
export function AffinityList({ id, affinities }: { id: string; affinities: readonly AffinityCard[] }) {
  return <Markup as="ul" id={id} className="grid-cards grid-cards-4" html={markupOf(affinities.map(tile))} />
}
