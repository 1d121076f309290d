import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, siteOf } from '@/app/site-param'
import { CityApps } from '@/components/city/city-apps'
import { CityCommunities } from '@/components/city/city-communities'
import { CityDescription } from '@/components/city/city-description'
import { CityHero } from '@/components/city/city-hero'
import { CitySuggestions } from '@/components/city/city-suggestions'
import { NearbyCities } from '@/components/city/nearby-cities'
import { TabBar } from '@/components/city/tab-bar'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { Steps } from '@/components/ui/steps'
import { findApps } from '@/lib/entities/app'
import { findCities, findCity, findCityRefs } from '@/lib/entities/city'
import { communitiesOnCityPage, findCommunitiesOfCity } from '@/lib/entities/community'
import { findSuggestionsOfCity } from '@/lib/entities/suggestion'
import type { City } from '@/lib/entities/types'
import { cityDescription } from '@/lib/markup/description'
import { paths } from '@/lib/paths'
import { cityFaq } from '@/lib/place/city-faq'
import { cityFacts, countryFacts } from '@/lib/place/facts'
import { cityInTitle } from '@/lib/place/title-name'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityNode, faqNode, howToNode } from '@/lib/seo/nodes'
import { howTo } from '@/lib/site/how-to'
import { fill, type Site, sites } from '@/lib/site/variants'

interface Props {
  params: Promise<{ site: string; city: string }>
}

export const dynamicParams = true

export async function generateStaticParams() {
  return forEachSite((await findCities('mnf')).map(({ slug }) => ({ city: slug })))
}

function headOf(site: Site, city: City): PageHead {
  const { cityTitle, cityLead } = sites[site].words
  return {
    title: fill(cityTitle, { city: cityInTitle(city) }),
    description: city.short || city.micro || fill(cityLead, { city: city.name }),
    path: paths.city(city.slug),
    ogType: 'article',
    publishedTime: city.createdAt,
    modifiedTime: city.updatedAt,
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site: siteParam, city: slug } = await params
  const site = siteOf(siteParam)
  const city = await findCity(site, slug)
  if (!city) notFound()
  return pageMetadata(site, headOf(site, city))
}

export default async function CityPage({ params }: Props) {
  const { site: siteParam, city: slug } = await params
  const site = siteOf(siteParam)
  const city = await findCity(site, slug)
  if (!city) notFound()

  const facts = cityFacts(city.id)
  const [suggestions, communities, apps, nearby] = await Promise.all([
    findSuggestionsOfCity(site, city.id),
    findCommunitiesOfCity(site, city.slug, communitiesOnCityPage),
    findApps(site),
    findCityRefs(facts?.nearby.map(({ id }) => id) ?? []),
  ])
  const trail = [{ name: 'Cities', href: paths.cities }, { name: city.name }]
  const nearestName = nearby.find(({ id }) => id === facts?.nearby[0]?.id)?.name
  const subject = {
    city: city.name,
    country: city.country.name,
    facts,
    countryFacts: countryFacts(city.country.id),
  }
  const faq = cityFaq(site, subject, nearestName)
  const values = { city: city.name }
  const path = paths.city(city.slug)
  const howToTitle = fill(howTo[site].title, { place: city.name })
  return (
    <>
      <CityHero site={site} city={city} trail={trail} />
      <TabBar />
      <Section id="overview" title={`About ${city.name}`}>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <CityDescription
            site={site}
            city={city.name}
            description={cityDescription(city, fill(sites[site].words.cityFallback, values))}
          />
          <NearbyCities cities={nearby} facts={facts} />
        </div>
        <h2 className="mt-14 mb-6 text-h2">Questions about {city.name}</h2>
        <Accordion name="city-faq" items={faq} />
      </Section>
      <CitySuggestions city={city} suggestions={suggestions} />
      <CityApps city={city} apps={apps} />
      <CityCommunities site={site} city={city} communities={communities} />
      <Steps title={howToTitle} steps={howTo[site].steps} />
      <Banner site={site} location="city-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(site, city), {
          trail,
          image: city.imageUrl,
          mainEntity: cityNode(site, city, facts),
          hasPart: [faqNode(site, path, faq), howToNode(site, path, howToTitle, howTo[site].steps)],
        })}
      />
    </>
  )
}
