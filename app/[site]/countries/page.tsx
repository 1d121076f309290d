import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { countryCard } from '@/components/country/country-list'
import { SearchableListPage } from '@/components/layout/searchable-list-page'
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
  return (
    <SearchableListPage
      site={site}
      head={headOf(site)}
      cards={(await findCountries(site)).map(countryCard)}
      noun={['country', 'countries']}
      empty="No countries yet."
    />
  )
}
