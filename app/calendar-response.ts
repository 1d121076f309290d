import { notFound } from 'next/navigation'
import { firstWeek, firstWeekTitle } from '@/lib/city-page/first-week'
import { findCityHead } from '@/lib/entities/city'
import { findCommunitiesOfCity } from '@/lib/entities/community'
import { findCountryFacts } from '@/lib/entities/country'
import { findGroupsOfCity, ofCommunity } from '@/lib/entities/group'
import { findDatesOfGroups } from '@/lib/entities/group-date'
import { findPlacesOfCity } from '@/lib/entities/suggestion'
import { paths } from '@/lib/paths'
import { groupCalendar, weekCalendar } from '@/lib/seo/calendar'
import { withEtag } from '@/lib/seo/with-etag'
import type { Site } from '@/lib/site/variants'

/** What the calendars of a city are made from. */
async function read(site: Site, slug: string) {
  const city = await findCityHead(site, slug)
  if (!city) notFound()
  const offered = await findCommunitiesOfCity(site, city)
  const groups = await findGroupsOfCity(site, city.id, offered)
  const dates = await findDatesOfGroups(groups.map(({ id }) => id))
  return { city, offered, groups, dates, timeZone: city.facts.timeZone ?? 'UTC' }
}

const calendarFile = (text: string, name: string, headers = {}) =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${name}.ics"`,
      ...headers,
    },
  })

/**
 * The calendar file of a city's groups, or of those that suit one community.
 * @param path the page that shows the same groups
 */
export async function calendarResponse(
  site: Site,
  citySlug: string,
  communitySlug: string | null,
  path: string,
): Promise<Response> {
  const { city, offered, groups: all, dates, timeZone } = await read(site, citySlug)
  const community = communitySlug === null ? null : offered.find(({ slug }) => slug === communitySlug)
  if (community === undefined) notFound()
  const groups = community ? ofCommunity(all, community) : all
  const text = groupCalendar(site, {
    name: community ? `${community.name} in ${city.name}` : `Groups that meet in ${city.name}`,
    path,
    timeZone,
    city: city.name,
    groups: groups.map((group) => ({ group, dates: dates.get(group.id) ?? [] })),
  })
  return withEtag(calendarFile(text, communitySlug ? `${citySlug}-${communitySlug}` : citySlug))
}

/** A city's first week as a calendar file, which holds dates: browsers and proxies keep it for an hour. */
export async function firstWeekResponse(site: Site, citySlug: string): Promise<Response> {
  const { city, offered, groups, dates, timeZone } = await read(site, citySlug)
  const [countryFacts, places] = await Promise.all([
    findCountryFacts(city.country.id),
    findPlacesOfCity(site, city.id, offered),
  ])
  const { name } = city
  const week = firstWeek(site, { name, countryFacts, places, groups })
  if (week.length === 0) notFound()
  const text = weekCalendar(site, {
    name: firstWeekTitle(name),
    path: paths.city(citySlug),
    timeZone,
    city: name,
    week,
    dates,
  })
  return calendarFile(text, `${citySlug}-first-week`, { 'cache-control': 'public, max-age=3600' })
}
