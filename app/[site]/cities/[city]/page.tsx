import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { paramsOfCities } from '@/app/city'
import { paramsOf } from '@/app/params'
import { CityApps } from '@/components/city/city-apps'
import { CityCommunities } from '@/components/city/city-communities'
import { CityDescription } from '@/components/city/city-description'
import { CityFacts } from '@/components/city/city-facts'
import { CityHero } from '@/components/city/city-hero'
import { CitySuggestions } from '@/components/city/city-suggestions'
import { HowItWorks } from '@/components/city/how-it-works'
import { NearbyCities } from '@/components/city/nearby-cities'
import { FirstSteps, SeeWhatIsOn } from '@/components/city/next-steps'
import { TabBar } from '@/components/city/tab-bar'
import { DaylightChart, PleasantMonths } from '@/components/city/year-charts'
import { CityGroups } from '@/components/group/city-groups'
import { JsonLd } from '@/components/json-ld'
import { Accordion } from '@/components/ui/accordion'
import { More } from '@/components/ui/more'
import { Section } from '@/components/ui/section'
import { Steps } from '@/components/ui/steps'
import { communitiesHere, groupsFirst } from '@/lib/city-page/communities'
import { cityFaq } from '@/lib/city-page/faq'
import { firstMessage, firstWeek, firstWeekTitle } from '@/lib/city-page/first-week'
import { findApps } from '@/lib/entities/app'
import type { City } from '@/lib/entities/city'
import { findCity, findNearbyCities } from '@/lib/entities/city'
import { communitiesOnCityPage, findCommunitiesOfCity } from '@/lib/entities/community'
import { findCountryFacts } from '@/lib/entities/country'
import { customsOfCity } from '@/lib/entities/customs'
import { findFinders } from '@/lib/entities/finder'
import { findGroupsOfCity } from '@/lib/entities/group'
import { findPlacesOfCity } from '@/lib/entities/suggestion'
import { cityDescription } from '@/lib/markup/description'
import { paths } from '@/lib/paths'
import { groupNode } from '@/lib/seo/group-node'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityNode, faqNode } from '@/lib/seo/nodes'
import { cityInTitle, cityWithPlace } from '@/lib/site/city-name'
import { groupsForCityPage } from '@/lib/site/groups'
import { howTo } from '@/lib/site/how-to'
import { fill, type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/cities/[city]'>

export const dynamicParams = true

export const generateStaticParams = paramsOfCities

function headOf(site: Site, city: City): PageHead {
  const { cityTitle, cityLead } = sites[site].texts
  return {
    title: fill(cityTitle, { city: cityInTitle(city) }),
    description: city.short || city.micro || fill(cityLead, { city: city.name }),
    path: paths.city(city.slug),
    ogType: 'article',
    publishedTime: city.createdAt,
    modifiedTime: city.updatedAt,
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, city: slug } = await paramsOf(props)
  const city = await findCity(site, slug)
  if (!city) notFound()
  return pageMetadata(site, headOf(site, city))
}

export default async function CityPage(props: Props) {
  const { site, city: slug } = await paramsOf(props)
  const city = await findCity(site, slug)
  if (!city) notFound()

  const [offered, apps, nearby, countryFacts, finders] = await Promise.all([
    findCommunitiesOfCity(site, city),
    findApps(site),
    findNearbyCities(city),
    findCountryFacts(city.country.id),
    findFinders(site, { city, country: city.country }),
  ])
  const [places, groups] = await Promise.all([
    findPlacesOfCity(site, city.id, offered),
    findGroupsOfCity(site, city.id, offered),
  ])
  const { facts } = city
  const units = countryFacts?.units ?? 'metric'
  const customs = customsOfCity(city.customs, countryFacts?.customs)
  const subject = { name: city.name, facts, countryFacts, customs, places, groups }
  const trail = [{ name: 'Cities', href: paths.cities }, { name: cityWithPlace(city) }]
  const faq = cityFaq(site, subject)
  const values = { city: city.name }
  const path = paths.city(city.slug)
  const week = firstWeek(site, subject)
  const communities = groupsFirst(communitiesHere(offered, groups)).slice(0, communitiesOnCityPage)
  return (
    <>
      <CityHero site={site} city={city} trail={trail} groupCount={groups.length} />
      <TabBar />
      <Section id="overview" title={`About ${city.name}`}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <CityDescription
            site={site}
            city={city.name}
            description={cityDescription(city, fill(sites[site].texts.cityFallback, values))}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <CityFacts facts={facts} population={city.population} country={countryFacts} />
            <NearbyCities cities={nearby} units={units} />
          </div>
        </div>
        {(facts.position || facts.months.length > 0) && (
          <div className="mt-3 md:mt-12">
            <More label="Daylight and pleasant months through the year">
              <div className="grid gap-8 max-md:mt-3 sm:grid-cols-2">
                {facts.position && <DaylightChart latitude={facts.position.latitude} />}
                {facts.months.length > 0 && (
                  <PleasantMonths pleasant={facts.months} note={facts.monthsNote} />
                )}
              </div>
            </More>
          </div>
        )}
      </Section>
      <CityGroups site={site} city={city} groups={groups} units={units} />
      <HowItWorks place={city.name} customs={customs} />
      <CitySuggestions city={city} places={places} />
      <SeeWhatIsOn title={`See what is on in ${city.name}`} finders={finders} groups={groups} />
      <FirstSteps
        title={week.length > 0 ? firstWeekTitle(city.name) : `How to begin in ${city.name}`}
        week={week}
        message={firstMessage(site, city.name)}
        calendar={paths.firstWeekCalendar(city.slug)}
      />
      <Section id="questions" title={`Questions about ${city.name}`}>
        <Accordion name="city-faq" items={faq} />
      </Section>
      <CityApps city={city} apps={apps} />
      <CityCommunities site={site} city={city} communities={communities} />
      {/* A city without suitable places gets the three steps that apply anywhere. */}
      {week.length === 0 && (
        <Steps title={fill(howTo[site].title, { place: city.name })} steps={howTo[site].steps} />
      )}
      <JsonLd
        graph={pageGraph(site, headOf(site, city), {
          trail,
          image: city.imageUrl,
          mainEntity: cityNode(site, city, facts.position),
          mentions: groupsForCityPage(groups).map((group) =>
            groupNode(group, { name: city.name, timeZone: facts.timeZone }),
          ),
          hasPart: [faqNode(site, path, faq)],
        })}
      />
    </>
  )
}
