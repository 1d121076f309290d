import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cityTrail, readCity } from '@/app/city'
import { forEachSite } from '@/app/params'
import { FirstMessage, SeeWhatIsOn } from '@/components/city/next-steps'
import { DaylightChart, PleasantMonths } from '@/components/city/year-charts'
import { CommunityHero } from '@/components/community/community-hero'
import { CalendarLinks } from '@/components/group/calendar-links'
import { aboutGroups, SuggestGroup } from '@/components/group/city-groups'
import { GroupList } from '@/components/group/group-list'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { PartnerPromo } from '@/components/layout/partner-promo'
import { SuggestionGrid } from '@/components/suggestion/suggestion-grid'
import { Buttons } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { firstMessage } from '@/lib/city-page/first-week'
import { findCombinationsToPrerender } from '@/lib/entities/combinations'
import { findCommunitiesOfCity, findCommunityHead } from '@/lib/entities/community'
import { findCountryFacts } from '@/lib/entities/country'
import { findFinders } from '@/lib/entities/finder'
import { calendarToJoin, findGroupsOfCity, ofCommunity } from '@/lib/entities/group'
import { findPlacesOfCity, findSuggestionsOfCommunity } from '@/lib/entities/suggestion'
import { paths } from '@/lib/paths'
import { groupNode } from '@/lib/seo/group-node'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityNode } from '@/lib/seo/nodes'
import { cityInTitle, cityWithPlace } from '@/lib/site/city-name'
import { claims } from '@/lib/site/claims'
import { listed } from '@/lib/site/lists'
import { outdoorCommunities } from '@/lib/site/outdoors'
import { fill, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/cities/[city]/communities/[community]'>

/** The build renders some combinations, the rest are rendered on first request (setting PRERENDER_COMBINATIONS). */
export async function generateStaticParams() {
  return forEachSite(await findCombinationsToPrerender())
}

async function read(props: Props) {
  const { site, city } = await readCity(props)
  const community = await findCommunityHead(site, (await props.params).community)
  if (!community) notFound()
  const offered = await findCommunitiesOfCity(site, city)
  if (!offered.some(({ id }) => id === community.id)) notFound()
  const [all, groupsOfCity] = await Promise.all([
    findPlacesOfCity(site, city.id, offered),
    findGroupsOfCity(site, city.id, offered),
  ])
  const places = all.filter(({ communities }) => communities.some(({ id }) => id === community.id))
  return {
    site,
    city,
    community,
    places,
    groups: ofCommunity(groupsOfCity, community),
    calendarHref: calendarToJoin(groupsOfCity, city, community),
  }
}

function headOf({ site, city, community, places, groups }: Awaited<ReturnType<typeof read>>): PageHead {
  const named = cityWithPlace(city)
  const names = [...groups.map(({ name }) => name), ...places.map(({ title }) => title)].slice(0, 4)
  const about = community.short || community.micro || community.name
  return {
    // A page that knows no group and no place must not ask anybody to come.
    title: fill(names.length > 0 ? sites[site].texts.communityInCityTitle : '{community} in {city}', {
      community: community.name,
      city: cityInTitle(city),
    }),
    description:
      names.length > 0 ? `${community.name} in ${named}: ${listed(names)}. ${about}` : `${named}: ${about}`,
    path: paths.cityCommunity(city.slug, community.slug),
    // Without a group or a place of its own, the page repeats what the community's page says.
    noIndex: names.length > 0 ? false : 'follow',
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const subject = await read(props)
  return pageMetadata(subject.site, headOf(subject))
}

export default async function CityCommunityPage(props: Props) {
  const subject = await read(props)
  const { site, city, community, places, groups, calendarHref } = subject
  const [suggestions, finders, countryFacts] = await Promise.all([
    findSuggestionsOfCommunity(site, community.id),
    findFinders(site, { city, country: city.country, community }),
    findCountryFacts(city.country.id),
  ])
  const { facts } = city
  const named = cityWithPlace(city)
  const head = headOf(subject)
  const all = paths.cityCommunities(city.slug)
  const isOutdoors = outdoorCommunities.has(community.slug)
  const trail = cityTrail(city, { name: 'Communities', href: all }, { name: community.name })
  return (
    <>
      <CommunityHero
        name={community.name}
        slug={community.slug}
        title={head.title}
        lead={community.short || community.micro}
        trail={trail}
        calendarHref={calendarHref}
        back={{ name: `All communities in ${named}`, href: all }}
      />
      {groups.length > 0 && (
        <Section title={`${community.name} groups that meet in ${city.name}`} lead={aboutGroups}>
          <GroupList site={site} city={city.name} groups={groups} units={countryFacts?.units ?? 'metric'} />
          <CalendarLinks
            site={site}
            path={paths.communityCalendar(city.slug, community.slug)}
            groups={groups}
          />
          <Buttons className="mt-6">
            <SuggestGroup site={site} city={city.name} />
          </Buttons>
        </Section>
      )}
      <Section title={`${community.name} in ${named}`}>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-6">
            {places.length > 0 ? (
              <SuggestionGrid suggestions={places} city={city.name} />
            ) : (
              <p>
                Nobody has named a place for {community.name.toLowerCase()} in {city.name} yet.
                {finders.length > 0 && ' The searches below look for groups there.'}
                {suggestions.length > 0 && ' Further down are the kinds of places where such groups meet.'}
              </p>
            )}
            {isOutdoors && facts.months.length > 0 && (
              <PleasantMonths pleasant={facts.months} note={facts.monthsNote} />
            )}
            {isOutdoors && facts.position && <DaylightChart latitude={facts.position.latitude} />}
            <p>
              <TextLink
                href={paths.community(community.slug)}
              >{`${community.name} in other cities`}</TextLink>
            </p>
          </div>
          <PartnerPromo
            city={city.name}
            pulseUrl={city.pulseUrl}
            location="city-community"
            stats={claims.cityCommunityStats}
          />
        </div>
      </Section>
      <SeeWhatIsOn
        title={`${community.name}: see what is on in ${city.name}`}
        finders={finders}
        groups={groups}
      />
      {suggestions.length > 0 && (
        <Section title="Perfect Places for Meeting" tinted>
          <SuggestionGrid suggestions={suggestions} />
        </Section>
      )}
      <Section title={`How to begin in ${city.name}`} tinted>
        <div className="max-w-160">
          <FirstMessage message={firstMessage(site, city.name)} />
        </div>
      </Section>
      <Banner site={site} location="city-community-banner" />
      <JsonLd
        graph={pageGraph(site, head, {
          trail,
          mentions: [
            cityNode(site, city, facts.position),
            ...groups.map((group) => groupNode(group, { name: city.name, timeZone: facts.timeZone })),
          ],
        })}
      />
    </>
  )
}
