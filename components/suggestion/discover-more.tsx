import { Panel } from '@/components/ui/panel'
import type { CityCard } from '@/lib/entities/city'
import type { CommunityCard } from '@/lib/entities/community'
import { paths } from '@/lib/paths'

/** The panel lists at most 5 communities (docs/product.md 7.4). */
const mostCommunities = 5

/** The side panel of the suggestions page. */
export function DiscoverMore({
  city,
  communities,
}: {
  city: CityCard
  communities: readonly CommunityCard[]
}) {
  const links = [
    [`Communities in ${city.name}`, paths.cityCommunities(city.slug)],
    [`Local tips in ${city.name}`, paths.citySuggestions(city.slug)],
    ['All cities', paths.cities],
    ['All communities', paths.communities],
    ['All countries', paths.countries],
    ['Friendship apps', paths.apps],
    ...communities.slice(0, mostCommunities).map(({ name, slug }) => [name, paths.community(slug)] as const),
  ] as const
  return (
    <Panel as="aside" className="self-start" aria-labelledby="discover-more">
      <h2 id="discover-more" className="text-name">
        Discover More
      </h2>
      <ul className="mt-2">
        {links.map(([name, href]) => (
          <li key={href}>
            <a className="flex min-h-11 items-center font-medium hover:underline" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
