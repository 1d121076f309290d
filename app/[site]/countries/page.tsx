import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { countryCard } from '@/components/country/country-list'
import { ListPage } from '@/components/layout/list-page'
import { Empty } from '@/components/ui/empty'
import { SearchableList, SearchListCards, SearchListFilter } from '@/components/ui/searchable-list'
import { findCountries } from '@/lib/entities/country'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/countries'>

function headOf(site: Site): PageHead {
  const { countriesTitle, countriesLead } = sites[site].texts
  return { title: countriesTitle, description: countriesLead, path: paths.countries }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function CountriesPage(props: Props) {
  const { site } = await paramsOf(props)
  const countries = await findCountries(site)
  const items = countries.map(({ name, code }) => ({ name, url: paths.country(code) }))
  return (
    <SearchableList id="countries" cards={countries.map(countryCard)}>
      <ListPage
        withFigures
        site={site}
        head={headOf(site)}
        items={items}
        search={
          <SearchListFilter
            label="Search countries"
            placeholder="Search countries..."
            noun={['country', 'countries']}
          />
        }
      >
        <SearchListCards columns={4} />
        {countries.length === 0 && <Empty>No countries yet.</Empty>}
      </ListPage>
    </SearchableList>
  )
}
