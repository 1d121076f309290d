import { CommunityIcon } from '@/components/community/community-icon'
import type { CommunityCard as Community } from '@/lib/content/types'
import { communityCities, communityColour, communityMembers } from '@/lib/decoration'

interface CommunityCardProps {
  community: Community
  /** Its place in the list: icon colours go round a cycle of six. */
  index: number
  href: string
  /** Figures that are decoration (specification §2 "Communities"). */
  withFigures?: boolean
  /** The micro description is searched too (specification §5, communities of a city). */
  searchMicro?: boolean
}

export function CommunityCard({ community, index, href, withFigures, searchMicro }: CommunityCardProps) {
  return (
    <li
      className={`tile t${communityColour(index)}`}
      data-item=""
      data-q={searchMicro ? community.micro : undefined}
    >
      <CommunityIcon slug={community.slug} />
      <a className="name" href={href}>
        {community.name}
      </a>
      {community.short && <span className="text searched">{community.short}</span>}
      {withFigures && (
        <span className="figure figure-people" aria-hidden="true" data-nosnippet="">
          {communityMembers(community.slug)} · {communityCities(community.slug)} cities
        </span>
      )}
    </li>
  )
}
