import type { Metadata } from 'next'
import { cityTrail, paramsOfCities, readCity } from '@/app/city'
import { communityCards } from '@/components/community/community-list'
import { ListPage } from '@/components/layout/list-page'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { SearchableList, SearchListCards, SearchListFilter } from '@/components/ui/searchable-list'
import type { CityHead } from '@/lib/entities/city'
import { findCommunitiesOfCity } from '@/lib/entities/community'
import { findGroupsOfCity } from '@/lib/entities/group'
import { findPlacesOfCity } from '@/lib/entities/suggestion'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityInTitle, cityWithCountry, cityWithPlace } from '@/lib/site/city-name'
import { isWorthListing } from '@/lib/site/indexed'
import type { Site } from '@/lib/site/variants'
import { mailto } from '@/lib/urls'

type Props = PageProps<'/[site]/cities/[city]/communities'>

export const generateStaticParams = paramsOfCities

/** How many communities have a place or a group of their own in the city. */
async function countServed(site: Site, city: CityHead): Promise<number> {
  const offered = await findCommunitiesOfCity(site, city)
  const [places, groups] = await Promise.all([
    findPlacesOfCity(site, city.id, offered),
    findGroupsOfCity(site, city.id, offered),
  ])
  return new Set([...places, ...groups].flatMap(({ communities }) => communities.map(({ id }) => id))).size
}

const headOf = (city: CityHead, served: number): PageHead => ({
  title: `Communities in ${cityInTitle(city)}`,
  description: `Ways to meet in person in ${cityWithCountry(city)}: what people do together, where such groups meet and how to look for one.`,
  path: paths.cityCommunities(city.slug),
  noIndex: isWorthListing(served) ? false : 'follow',
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, city } = await readCity(props)
  return pageMetadata(site, headOf(city, await countServed(site, city)))
}

export default async function CityCommunitiesPage(props: Props) {
  const { site, city } = await readCity(props)
  const communities = await findCommunitiesOfCity(site, city)
  const hrefOf = (community: string) => paths.cityCommunity(city.slug, community)
  return (
    <SearchableList id="communities" cards={communityCards({ communities, hrefOf, searchMicro: true })}>
      <ListPage
        site={site}
        head={headOf(city, await countServed(site, city))}
        title={`Communities in ${cityWithPlace(city)}`}
        lead={`Pick what you would enjoy even alone; the company comes with it. For ${city.name}, every community below has a page of its own.`}
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
