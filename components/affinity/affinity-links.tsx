import { AffinityIcon } from '@/components/affinity/affinity-icon'
import { Section } from '@/components/ui/section'
import type { AffinityCard, CommunityCard } from '@/lib/content/types'
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
  return (
    <Section title="Your way of meeting" lead={`Choose how you like ${community.name.toLowerCase()} best.`}>
      <ul className="flex flex-wrap gap-2.5">
        {affinities.map(({ id, name, slug }) => (
          <li key={id}>
            <a className="chip" href={paths.combination(slug, community.slug)}>
              <AffinityIcon slug={slug} inline />
              {name} {community.name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
