import type { Metadata } from 'next'
import { cityTrail, paramsOfCities, readCity } from '@/app/city'
import { ListPage } from '@/components/layout/list-page'
import { DiscoverMore } from '@/components/suggestion/discover-more'
import { SuggestionGrid } from '@/components/suggestion/suggestion-grid'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import type { CityHead } from '@/lib/entities/city'
import { communitiesOnCityPage, findCommunitiesOfCity } from '@/lib/entities/community'
import { findPlacesOfCity } from '@/lib/entities/suggestion'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityInTitle, cityWithPlace } from '@/lib/site/city-name'
import { claims } from '@/lib/site/claims'

type Props = PageProps<'/[site]/cities/[city]/suggestions'>

export const generateStaticParams = paramsOfCities

const headOf = (city: CityHead): PageHead => ({
  title: `Where to meet people in ${cityInTitle(city)}`,
  description: `Public places in ${cityInTitle(city)} where it is easy to get talking, each with the reason why and what it is good for.`,
  path: paths.citySuggestions(city.slug),
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, city } = await readCity(props)
  return pageMetadata(site, headOf(city))
}

export default async function CitySuggestionsPage(props: Props) {
  const { site, city } = await readCity(props)
  const offered = await findCommunitiesOfCity(site, city)
  const suggestions = await findPlacesOfCity(site, city.id, offered)
  return (
    <ListPage
      site={site}
      head={headOf(city)}
      title={`Where to meet people in ${cityWithPlace(city)}`}
      lead="Places to go again and again: the second time, a stranger is somebody you have seen before."
      trail={cityTrail(city, { name: 'Local Tips' })}
      items={suggestions.map(({ title }) => ({ name: title }))}
      banner="city-suggestions-banner"
    >
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        {suggestions.length > 0 ? (
          <div>
            <h2 className="sr-only">Local tips</h2>
            <SuggestionGrid
              suggestions={suggestions}
              rating={claims.suggestionRating}
              citySlug={city.slug}
              city={city.name}
            />
          </div>
        ) : (
          <Empty className="self-start">
            <h2 className="text-name">No local tips for {city.name} yet</h2>
            <p className="mt-2 text-muted">Groups know the good places. Start with one of them.</p>
            <Buttons className="mt-5 justify-center">
              <ButtonLink look="primary" href={paths.cityCommunities(city.slug)}>
                Communities in {city.name}
              </ButtonLink>
            </Buttons>
          </Empty>
        )}
        <DiscoverMore city={city} communities={offered.slice(0, communitiesOnCityPage)} />
      </div>
    </ListPage>
  )
}
