import { communityIcon } from '@/components/community/community-icon'
import { JoinToggle } from '@/components/community/join-toggle'
import { ListHero } from '@/components/layout/list-hero'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import type { Breadcrumb } from '@/lib/seo/metadata'

interface CommunityHeroProps {
  /** The community's own name, used by the Join button and its toasts. */
  name: string
  slug: string
  title: string
  lead: string
  trail: readonly Breadcrumb[]
  /** A calendar of the community's dates, offered on joining. */
  calendarHref?: string
  /** A link back to a list. */
  back?: { name: string; href: string }
}

export function CommunityHero({ name, slug, calendarHref, ...hero }: CommunityHeroProps) {
  return (
    <ListHero icon={communityIcon(slug)} {...hero}>
      <Buttons>
        <JoinToggle name={name} calendarHref={calendarHref} />
        <ButtonLink href={paths.compareApps}>Get Pulse App</ButtonLink>
      </Buttons>
    </ListHero>
  )
}
