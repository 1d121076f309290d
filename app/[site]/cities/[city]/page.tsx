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
import { findApps } from '@/lib/content/apps'
import { findCities, findCitiesById, findCity } from '@/lib/content/cities'
import { communitiesOnCityPage, findCommunitiesOfCity } from '@/lib/content/communities'
import { findSuggestionsOfCity } from '@/lib/content/suggestions'
import { cityDescription } from '@/lib/markup/description'
import { cityFaq } from '@/lib/place/city-faq'
import { cityFacts, countryFacts } from '@/lib/place/facts'
import { breadcrumbNode, cityNode, faqNode, graphOf, howToNode } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { howTo } from '@/lib/site/how-to'
import { fill, sites } from '@/lib/site/variants'
import { paths } from '@/lib/urls'

interface Props {
  params: Promise<{ site: string; city: string }>
}

export const dynamicParams = true

export async function generateStaticParams() {
  return forEachSite((await findCities('mnf')).map(({ slug }) => ({ city: slug })))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site: siteParam, city: slug } = await params
  const site = siteOf(siteParam)
  const city = await findCity(site, slug)
  if (!city) notFound()
  const { cityTitle, cityLead } = sites[site].words
  return pageMetadata(site, {
    title: fill(cityTitle, { city: city.name }),
    description: city.short || city.micro || fill(cityLead, { city: city.name }),
    path: paths.city(city.slug),
    modifiedTime: city.updatedAt,
  })
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
    findCitiesById(site, facts?.nearby.map(({ id }) => id) ?? []),
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
        <h2 className="section-title mt-14 mb-6">Questions about {city.name}</h2>
        <Accordion name="city-faq" items={faq} />
      </Section>
      <CitySuggestions city={city} suggestions={suggestions} />
      <CityApps city={city} apps={apps} />
      <CityCommunities site={site} city={city} communities={communities} />
      <Steps title={howToTitle} steps={howTo[site].steps} />
      <Banner site={site} location="city-banner" />
      <JsonLd
        graph={graphOf(
          breadcrumbNode(site, path, trail),
          cityNode(site, {
            path,
            name: city.name,
            description: city.short,
            country: city.country.name,
            geo: facts,
          }),
          faqNode(site, path, faq),
          howToNode(site, path, howToTitle, howTo[site].steps),
        )}
      />
    </>
  )
}
