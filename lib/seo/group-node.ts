import type { Event, Organization, Schedule } from 'schema-dts'
import type { Group } from '@/lib/entities/group'
import { dayName } from '@/lib/site/lists'

const sports = new Set([
  'basketball',
  'climbing',
  'cycling',
  'football',
  'racket-sports',
  'running',
  'swimming',
])
const music = new Set(['choir', 'making-music'])

/** A club that plays a sport and a choir have types of their own; a run in the park is neither. */
function typeOf({ name, communities }: Group): string {
  const has = (kinds: ReadonlySet<string>) => communities.some(({ slug }) => kinds.has(slug))
  if (has(sports) && /\b(?:club|harriers|GAA|association)\b/i.test(name)) return 'SportsClub'
  return has(music) && /choir|chorus|singers|orchestra|band\b/i.test(name) ? 'MusicGroup' : 'Organization'
}

const frequencies = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' } as const

/** How often a group meets; null if no rule says so. */
function scheduleNode({ schedule, durationMinutes }: Group, timeZone: string | null): Schedule | null {
  const { rule, start, months } = schedule
  if (!rule) return null
  const nth = new Set(rule.days.flatMap((day) => day.nth ?? []))
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${rule.interval}${frequencies[rule.frequency]}`,
    ...(rule.days.length > 0 && {
      byDay: rule.days.map(({ day }) => `https://schema.org/${dayName(day)}` as const),
    }),
    ...(nth.size > 0 && { byMonthWeek: [...nth] }),
    ...(rule.monthDays.length > 0 && { byMonthDay: rule.monthDays }),
    ...(months.length > 0 && months.length < 12 && { byMonth: [...months] }),
    ...(start && { startTime: `${start}:00` }),
    ...(start && durationMinutes !== null && { duration: `PT${durationMinutes}M` }),
    ...(timeZone && { scheduleTimezone: timeZone }),
  } as Schedule
}

/** A group that meets, with its schedule where a rule states one (docs/product.md 16.11). */
export function groupNode(
  group: Group,
  { name: city, timeZone }: { name: string; timeZone: string | null },
): Organization {
  const schedule = scheduleNode(group, timeZone)
  const location = { '@type': 'Place', name: group.place || city, address: city } as const
  const event: Event | null = schedule && {
    '@type': 'Event',
    name: group.name,
    url: group.url,
    location,
    eventSchedule: schedule,
    ...(group.join === 'free' && { isAccessibleForFree: true }),
  }
  return {
    '@type': typeOf(group) as 'Organization',
    name: group.name,
    url: group.url,
    ...(group.what && { description: group.what }),
    location,
    ...(event && { event }),
  }
}
