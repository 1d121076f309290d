import { CommunityList } from '@/components/community/community-list'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Section } from '@/components/ui/section'
import type { CommunityHere } from '@/lib/city-page/communities'
import type { City } from '@/lib/entities/city'
import { paths } from '@/lib/paths'
import { cityWithPlace } from '@/lib/site/city-name'
import type { Site } from '@/lib/site/variants'
import { mailto } from '@/lib/urls'

interface CityCommunitiesProps {
  site: Site
  city: City
  communities: readonly CommunityHere[]
}

export function CityCommunities({ site, city, communities }: CityCommunitiesProps) {
  return (
    <Section
      id="communities"
      title={`Communities in ${city.name}`}
      lead="Each has a page for this city: its groups, where people do it, and a first message."
      tinted
    >
      {communities.length > 0 ? (
        <CommunityList
          communities={communities}
          hrefOf={(slug) => paths.cityCommunity(city.slug, slug)}
          columns={3}
          isBand
        />
      ) : (
        <Empty>
          <h3 className="text-name">Communities Coming Soon</h3>
          <p className="mt-2 text-muted">No community is listed in {city.name} yet.</p>
          <Buttons className="mt-5 justify-center">
            <ButtonLink look="primary" href={paths.communities}>
              Browse All Communities
            </ButtonLink>
          </Buttons>
        </Empty>
      )}
      <Buttons className="mt-8">
        {communities.length > 0 && (
          <ButtonLink look="primary" href={paths.cityCommunities(city.slug)}>
            All communities in {city.name}
          </ButtonLink>
        )}
        <ButtonLink href={mailto(site, `A community for ${cityWithPlace(city)}`)}>
          Create Community
        </ButtonLink>
      </Buttons>
    </Section>
  )
}
