import type { Metadata } from 'next'
import { siteOf } from '@/app/site-param'
import { CountryList } from '@/components/country/country-list'
import { ListPage } from '@/components/layout/list-page'
import { Empty } from '@/components/ui/empty'
import { SearchFilter } from '@/components/ui/search-filter'
import { findCountries } from '@/lib/entities/country'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { type Site, sites } from '@/lib/site/variants'

interface Props {
  params: Promise<{ site: string }>
}

function headOf(site: Site): PageHead {
  const { countriesTitle, countriesLead } = sites[site].words
  return { title: countriesTitle, description: countriesLead, path: paths.countries }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = siteOf((await params).site)
  return pageMetadata(site, headOf(site))
}

export default async function CountriesPage({ params }: Props) {
  const site = siteOf((await params).site)
  const countries = await findCountries(site)
  const items = countries.map(({ name, code }) => ({ name, url: paths.country(code) }))
  return (
    <ListPage
      withFigures
      site={site}
      head={headOf(site)}
      list="countries"
      items={items}
      search={
        <SearchFilter
          list="countries"
          fields="a"
          label="Search countries"
          placeholder="Search countries..."
          noun={['country', 'countries']}
        />
      }
    >
      <CountryList id="countries" countries={countries} />
      {countries.length === 0 && <Empty>No countries yet.</Empty>}
    </ListPage>
  )
}
