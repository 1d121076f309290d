import type { Metadata } from 'next'
import { cityTrail, paramsOfCities, readCity } from '@/app/city'
import { communityCards } from '@/components/community/community-list'
import { ListPage } from '@/components/layout/list-page'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { SearchableList, SearchListCards, SearchListFilter } from '@/components/ui/searchable-list'
import { communitiesHere } from '@/lib/city-page/communities'
import type { CityHead } from '@/lib/entities/city'
import { findCommunitiesOfCity } from '@/lib/entities/community'
import { findGroupsOfCity } from '@/lib/entities/group'
import { findPlacesOfCity } from '@/lib/entities/suggestion'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityInTitle, cityWithCountry, cityWithPlace } from '@/lib/site/city-name'
import { isWorthListing } from '@/lib/site/indexed'
import { mailto } from '@/lib/urls'

type Props = PageProps<'/[site]/cities/[city]/communities'>

export const generateStaticParams = paramsOfCities

/** The city's communities, its groups, and how many communities have a place or a group of their own. */
async function read(props: Props) {
  const { site, city } = await readCity(props)
  const offered = await findCommunitiesOfCity(site, city)
  const [places, groups] = await Promise.all([
    findPlacesOfCity(site, city.id, offered),
    findGroupsOfCity(site, city.id, offered),
  ])
  const served = new Set([...places, ...groups].flatMap(({ communities }) => communities.map(({ id }) => id)))
  return { site, city, communities: communitiesHere(offered, groups), head: headOf(city, served.size) }
}

const headOf = (city: CityHead, served: number): PageHead => ({
  title: `Communities in ${cityInTitle(city)}`,
  description: `Ways to meet in person in ${cityWithCountry(city)}: what people do together, where such groups meet and how to look for one.`,
  path: paths.cityCommunities(city.slug),
  noIndex: isWorthListing(served) ? false : 'follow',
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, head } = await read(props)
  return pageMetadata(site, head)
}

export default async function CityCommunitiesPage(props: Props) {
  const { site, city, communities, head } = await read(props)
  const hrefOf = (community: string) => paths.cityCommunity(city.slug, community)
  return (
    <SearchableList id="communities" cards={communityCards({ communities, hrefOf, searchMicro: true })}>
      <ListPage
        site={site}
        head={head}
        title={`Communities in ${cityWithPlace(city)}`}
        lead={`Each has a page for ${city.name}. Where a group of it is known here, the card names it.`}
        trail={cityTrail(city, { name: 'Communities' })}
        items={communities.map(({ name, slug }) => ({ name, url: hrefOf(slug) }))}
        search={
          <SearchListFilter
            label={`Search communities in ${city.name}`}
            placeholder="Search communities..."
            noun={['community', 'communities']}
          />
        }
        banner="city-communities-banner"
      >
        <SearchListCards columns={4} />
        {communities.length === 0 && <Empty>No communities found in {city.name} yet.</Empty>}
        <Buttons className="mt-10">
          <ButtonLink href={mailto(site, `A community for ${cityWithPlace(city)}`)}>
            Create Community
          </ButtonLink>
        </Buttons>
      </ListPage>
    </SearchableList>
  )
}
