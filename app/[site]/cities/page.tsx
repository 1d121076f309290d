import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { CityDirectory, groupByCountry } from '@/components/city/city-directory'
import { DirectoryFilter } from '@/components/city/directory-filter'
import { ListPage } from '@/components/layout/list-page'
import { NearMe } from '@/components/search/near-me'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { EmptyResult } from '@/components/ui/empty-result'
import { ToastOnLoad } from '@/components/ui/toast-on-load'
import type { CityCard } from '@/lib/entities/city'
import { findCities } from '@/lib/entities/city'
import { continentOf } from '@/lib/facts/continents'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityWithPlace } from '@/lib/site/city-name'
import { type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/cities'>

function headOf(site: Site): PageHead {
  const { citiesTitle, citiesLead } = sites[site].texts
  return { title: citiesTitle, description: citiesLead, path: paths.cities }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function CitiesPage(props: Props) {
  const { site } = await paramsOf(props)
  const cities = await findCities(site)
  const items = cities.map((city) => ({ name: cityWithPlace(city), url: paths.city(city.slug) }))
  return (
    <ListPage
      withFigures
      isSearchable
      site={site}
      head={headOf(site)}
      items={items}
      search={
        <>
          <DirectoryFilter
            list="cities"
            label="Search for a city or country"
            placeholder="Search for a city or country..."
            noun={['city', 'cities']}
            chips={{ param: 'continent', label: 'Continents', values: continentsOf(cities) }}
          />
          <NearMe />
        </>
      }
    >
      {cities.length > 0 ? (
        <>
          <EmptyResult list="cities">
            <NoCities />
          </EmptyResult>
          <CityDirectory id="cities" groups={groupByCountry(cities)} />
        </>
      ) : (
        <Empty>
          <ToastOnLoad title="Could not load cities. Please try again later." destructive />
          <h2 className="text-name">No cities are listed right now</h2>
          <p className="mt-2 text-muted">
            The directory is empty at the moment. Communities and friendship apps are here all the same.
          </p>
          <NoCities />
        </Empty>
      )}
    </ListPage>
  )
}

const continentsOf = (cities: readonly CityCard[]) =>
  [...new Set(cities.flatMap(({ country }) => continentOf(country.code) ?? []))].sort()

function NoCities() {
  return (
    <Buttons>
      <ButtonLink look="primary" href={paths.communities}>
        Browse communities
      </ButtonLink>
      <ButtonLink href={paths.apps}>Explore friendship apps</ButtonLink>
    </Buttons>
  )
}
