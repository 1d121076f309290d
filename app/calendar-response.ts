import { notFound } from 'next/navigation'
import { findCityHead } from '@/lib/entities/city'
import { findCommunitiesOfCity } from '@/lib/entities/community'
import { findGroupsOfCity, ofCommunity } from '@/lib/entities/group'
import { findDatesOfGroups } from '@/lib/entities/group-date'
import { groupCalendar } from '@/lib/seo/calendar'
import { withEtag } from '@/lib/seo/with-etag'
import type { Site } from '@/lib/site/variants'

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
  const city = await findCityHead(site, citySlug)
  if (!city) notFound()
  const offered = await findCommunitiesOfCity(site, city)
  const community = communitySlug === null ? null : offered.find(({ slug }) => slug === communitySlug)
  if (community === undefined) notFound()
  const all = await findGroupsOfCity(site, city.id, offered)
  const groups = community ? ofCommunity(all, community) : all
  const dates = await findDatesOfGroups(groups.map(({ id }) => id))
  const text = groupCalendar(site, {
    name: community ? `${community.name} in ${city.name}` : `Groups that meet in ${city.name}`,
    path,
    timeZone: city.facts.timeZone ?? 'UTC',
    city: city.name,
    groups: groups.map((group) => ({ group, dates: dates.get(group.id) ?? [] })),
  })
  return withEtag(
    new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename="${citySlug}${communitySlug ? `-${communitySlug}` : ''}.ics"`,
      },
    }),
  )
}
