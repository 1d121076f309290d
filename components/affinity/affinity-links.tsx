import { affinityIcon } from '@/components/affinity/affinity-icon'
import { Chip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import type { AffinityCard } from '@/lib/entities/affinity'
import type { CommunityCard } from '@/lib/entities/community'
import { paths } from '@/lib/paths'

/** The affinities of a community; each links to the page that combines both. */
export function AffinityLinks({
  affinities,
  community,
}: {
  affinities: readonly AffinityCard[]
  community: CommunityCard
}) {
  if (affinities.length === 0) return null
  return (
    <Section title="Your way of meeting" lead="Choose how you like to meet.">
      <ul className="flex flex-wrap gap-2.5">
        {affinities.map(({ name, slug }) => (
          <li key={slug}>
            <Chip href={paths.combination(slug, community.slug)}>
              <Icon node={affinityIcon(slug)} className="mr-2 size-4.5 flex-none text-brand" />
              {name} {community.name}
            </Chip>
          </li>
        ))}
      </ul>
    </Section>
  )
}
