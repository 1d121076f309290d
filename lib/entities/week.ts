import 'server-only'
import { readRows } from '@/lib/db/execute'
import { isHash } from '@/lib/facts/first-visit'
import { isoDay, localTime } from '@/lib/facts/occurrences'
import { isRecent, needsNoAnchor, ruleLine } from '@/lib/facts/recurrence'
import { cityWithPlace } from '@/lib/site/city-name'
import type { Site } from '@/lib/site/variants'
import type { WeekData, WeekGroup } from '@/lib/week/data'
import { cityReads, findCities } from './city'
import { findCommunities } from './community'
import { findAllGroups, type Group } from './group'
import { findAllGroupDates, type GroupDate } from './group-date'
import { usablePosition, usableZone } from './usable'

/**
 * The content of `/this-week.json` (docs/product.md 24.5): every city, and the groups whose next days are known, from
 * their own calendars or from a rhythm that was stated within 18 months and needs no other day to count from.
 * @throws DatabaseReadError
 */
export async function findWeekData(site: Site, now = new Date()): Promise<WeekData> {
  const [cities, facts, communities, groups, dates] = await Promise.all([
    findCities(site),
    readRows(cityReads.zones),
    findCommunities(site),
    findAllGroups(site, now),
    findAllGroupDates(now),
  ])
  const factsOf = new Map(facts.map((row) => [row.id, row]))
  const zoneOf = (id: string) => usableZone('cities', id, 'time_zone', factsOf.get(id)?.time_zone) ?? 'UTC'
  const cityIndex = new Map(cities.map(({ id }, index) => [id, index]))
  const communityIndex = new Map(communities.map(({ id }, index) => [id, index]))
  return {
    cities: cities.map((city) => {
      const position = usablePosition('cities', city.name, factsOf.get(city.id) ?? noPosition)
      return [
        city.slug,
        cityWithPlace(city),
        position && [rounded(position.latitude), rounded(position.longitude)],
        zoneOf(city.id),
      ]
    }),
    communities: communities.map(({ slug, name }) => [slug, name]),
    groups: groups.flatMap(({ city: { id: cityId }, group }) => {
      const city = cityIndex.get(cityId)
      const own = dates.get(group.id) ?? []
      const rule = ruleWithDays(group, now)
      if (city === undefined || (own.length === 0 && rule === null)) return []
      const { start, months } = group.schedule
      const entry: WeekGroup = [
        city,
        group.name,
        group.url,
        own.length > 0 ? '' : (rule ?? ''),
        [...months],
        start ?? '',
        [group.place, isHash(group) && 'beer and adult humor'].filter(Boolean).join(' · '),
        group.join === 'free' ? 1 : 0,
        group.communities.flatMap(({ id }) => communityIndex.get(id) ?? []),
        own.map((date) => [localStart(date, zoneOf(cityId)), date.status]),
      ]
      return [entry]
    }),
  }
}

const noPosition = { latitude: null, longitude: null }

/** Within a kilometer, which is enough to tell what is near. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** A group's rule if it says on which days the group meets; an hour need not be known. */
function ruleWithDays({ schedule: { rule, start }, makesDates, asOf }: Group, now: Date): string | null {
  if (!rule || !needsNoAnchor(rule)) return null
  const isCertain = makesDates || (start === null && asOf !== null && isRecent(asOf, now))
  return isCertain ? ruleLine(rule) : null
}

/** A date's start on the clocks of its city. */
function localStart({ startsAt, isAllDay }: GroupDate, timeZone: string): string {
  const { day, time } = localTime(timeZone, new Date(startsAt))
  return isAllDay ? isoDay(day) : `${isoDay(day)}T${time}`
}
