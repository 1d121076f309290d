import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, paramsOf } from '@/app/params'
import { CommunityList } from '@/components/community/community-list'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { ListHero } from '@/components/layout/list-hero'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { EmptyResult } from '@/components/ui/empty-result'
import { SearchFilter } from '@/components/ui/search-filter'
import type { CityHead } from '@/lib/entities/city'
import { findCities, findCityHead } from '@/lib/entities/city'
import { findCommunitiesOfCity } from '@/lib/entities/community'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/nodes'
import { cityInTitle, cityWithCountry } from '@/lib/site/city-name'
import { mailto } from '@/lib/urls'

type Props = PageProps<'/[site]/cities/[city]/communities'>

export async function generateStaticParams() {
  return forEachSite((await findCities('mnf')).map(({ slug }) => ({ city: slug })))
}

const headOf = (city: CityHead): PageHead => ({
  title: `Communities in ${cityInTitle(city)}`,
  description: `Ways to meet in person in ${cityWithCountry(city)}: what people do together, where such groups meet and how to look for one.`,
  path: paths.cityCommunities(city.slug),
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, city: slug } = await paramsOf(props)
  const city = await findCityHead(site, slug)
  if (!city) notFound()
  return pageMetadata(site, headOf(city))
}

export default async function CityCommunitiesPage(props: Props) {
  const { site, city: slug } = await paramsOf(props)
  const city = await findCityHead(site, slug)
  if (!city) notFound()
  const communities = await findCommunitiesOfCity(site, city)
  const trail = [
    { name: 'Cities', href: paths.cities },
    { name: city.name, href: paths.city(city.slug) },
    { name: 'Communities' },
  ]
  return (
    <>
      <ListHero
        title={`Communities in ${city.name}`}
        lead={`Pick what you would enjoy even alone; the company comes with it. Every community below has a page for ${city.name}.`}
        trail={trail}
        home
      >
        <SearchFilter
          list="communities"
          fields="a, p"
          label={`Search communities in ${city.name}`}
          placeholder="Search communities..."
          noun={['community', 'communities']}
        />
      </ListHero>
      <div className="wrap pt-part pb-section print:py-0">
        <EmptyResult list="communities" />
        <CommunityList
          id="communities"
          communities={communities}
          hrefOf={(slug) => paths.cityCommunity(city.slug, slug)}
          columns={4}
          searchMicro
        />
        {communities.length === 0 && <Empty>No communities found in {city.name} yet.</Empty>}
        <Buttons className="mt-10">
          <ButtonLink href={mailto(site, `A community for ${city.name}`)}>Create Community</ButtonLink>
        </Buttons>
      </div>
      <Banner site={site} location="city-communities-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(city), {
          type: 'CollectionPage',
          trail,
          mainEntity: itemListNode(
            site,
            paths.cityCommunities(city.slug),
            communities.map(({ name, slug }) => ({ name, url: paths.cityCommunity(city.slug, slug) })),
          ),
        })}
      />
    </>
  )
}
