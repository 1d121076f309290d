import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, paramsOf } from '@/app/params'
import { communityCards } from '@/components/community/community-list'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { ListHero } from '@/components/layout/list-hero'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { SearchableList, SearchListCards, SearchListFilter } from '@/components/ui/searchable-list'
import type { CityHead } from '@/lib/entities/city'
import { findCities, findCityHead } from '@/lib/entities/city'
import { findCommunitiesOfCity } from '@/lib/entities/community'
import { findGroupsOfCity } from '@/lib/entities/group'
import { findPlacesOfCity } from '@/lib/entities/suggestion'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/nodes'
import { cityInTitle, cityWithCountry, cityWithPlace } from '@/lib/site/city-name'
import { isWorthListing } from '@/lib/site/indexed'
import type { Site } from '@/lib/site/variants'
import { mailto } from '@/lib/urls'

type Props = PageProps<'/[site]/cities/[city]/communities'>

export async function generateStaticParams() {
  return forEachSite((await findCities('mnf')).map(({ slug }) => ({ city: slug })))
}

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
  const { site, city: slug } = await paramsOf(props)
  const city = await findCityHead(site, slug)
  if (!city) notFound()
  return pageMetadata(site, headOf(city, await countServed(site, city)))
}

export default async function CityCommunitiesPage(props: Props) {
  const { site, city: slug } = await paramsOf(props)
  const city = await findCityHead(site, slug)
  if (!city) notFound()
  const communities = await findCommunitiesOfCity(site, city)
  const trail = [
    { name: 'Cities', href: paths.cities },
    { name: cityWithPlace(city), href: paths.city(city.slug) },
    { name: 'Communities' },
  ]
  const hrefOf = (community: string) => paths.cityCommunity(city.slug, community)
  return (
    <SearchableList id="communities" cards={communityCards({ communities, hrefOf, searchMicro: true })}>
      <ListHero
        title={`Communities in ${cityWithPlace(city)}`}
        lead={`Pick what you would enjoy even alone; the company comes with it. Every community below has a page for ${city.name}.`}
        trail={trail}
        home
      >
        <SearchListFilter
          label={`Search communities in ${city.name}`}
          placeholder="Search communities..."
          noun={['community', 'communities']}
        />
      </ListHero>
      <div className="wrap pt-part pb-section print:py-0">
        <SearchListCards columns={4} />
        {communities.length === 0 && <Empty>No communities found in {city.name} yet.</Empty>}
        <Buttons className="mt-10">
          <ButtonLink href={mailto(site, `A community for ${cityWithPlace(city)}`)}>
            Create Community
          </ButtonLink>
        </Buttons>
      </div>
      <Banner site={site} location="city-communities-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(city, await countServed(site, city)), {
          type: 'CollectionPage',
          trail,
          mainEntity: itemListNode(
            site,
            paths.cityCommunities(city.slug),
            communities.map(({ name, slug }) => ({ name, url: paths.cityCommunity(city.slug, slug) })),
          ),
        })}
      />
    </SearchableList>
  )
}
