import type { Metadata } from 'next'
import { siteOf } from '@/app/site-param'
import { CountryCard } from '@/components/country/country-card'
import { ListHero } from '@/components/layout/list-hero'
import { EmptyResult } from '@/components/ui/empty-result'
import { SearchFilter } from '@/components/ui/search-filter'
import { findCountries } from '@/lib/content/countries'
import { pageMetadata } from '@/lib/seo/metadata'
import { sites } from '@/lib/site/variants'
import { paths } from '@/lib/urls'

interface Props {
  params: Promise<{ site: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = siteOf((await params).site)
  const { countriesTitle, countriesLead } = sites[site].words
  return pageMetadata(site, { title: countriesTitle, description: countriesLead, path: paths.countries })
}

export default async function CountriesPage({ params }: Props) {
  const site = siteOf((await params).site)
  const { countriesTitle, countriesLead } = sites[site].words
  const countries = await findCountries(site)
  return (
    <>
      <ListHero title={countriesTitle} lead={countriesLead}>
        <SearchFilter
          list="countries"
          fields=".name"
          label="Search countries"
          placeholder="Search countries..."
          noun={['country', 'countries']}
          emptyText='No countries found matching "{search}"'
        />
      </ListHero>
      <div className="wrap section-list">
        <EmptyResult list="countries" />
        <ul className="grid-cards grid-cards-4" id="countries">
          {countries.map((country) => (
            <CountryCard key={country.id} country={country} />
          ))}
        </ul>
        {countries.length === 0 && <p className="empty">No countries yet.</p>}
      </div>
    </>
  )
}
