import { h } from 'hastscript'
import { affinityIcon } from '@/components/affinity/affinity-icon'
import { Markup } from '@/components/ui/markup'
import { Section } from '@/components/ui/section'
import type { AffinityCard, CommunityCard } from '@/lib/entities/types'
import { markupOf } from '@/lib/markup/tree'
import { paths } from '@/lib/paths'

/** Ways of meeting that go with a community; each leads to the combination of both. */
export function AffinityLinks({
  affinities,
  community,
}: {
  affinities: readonly AffinityCard[]
  community: CommunityCard
}) {
  if (affinities.length === 0) return null
  const chip = ({ name, slug }: AffinityCard) =>
    h('li', [
      h('a', { className: 'chip', href: paths.combination(slug, community.slug) }, [
        h('span', { className: 'chip-icon' }, affinityIcon(slug)),
        `${name} ${community.name}`,
      ]),
    ])
  return (
    <Section title="Your way of meeting" lead={`Choose how you like ${community.name.toLowerCase()} best.`}>
      <Markup as="ul" className="flex flex-wrap gap-2.5" html={markupOf(affinities.map(chip))} />
    </Section>
  )
}
