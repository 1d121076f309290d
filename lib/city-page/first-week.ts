import type { Group } from '@/lib/entities/group'
import type { Place } from '@/lib/entities/suggestion'
import { type Weekday, weekdays } from '@/lib/entities/usable'
import { hourOf, meetsEachWeek, weeklyDays } from '@/lib/facts/schedule'
import { dayName, withSingleStops } from '@/lib/site/lists'
import type { Site } from '@/lib/site/variants'
import { forFirstVisit, groupsToWriteTo } from './groups-to-try'
import { easiestFirst, hasPeople, isEasy, suitsAnybody } from './places'
import type { CitySubject } from './subject'

export interface DayPlan {
  weekday: Weekday
  /** Its name: "Monday". */
  day: string
  text: string
  /** The group that the step tries. */
  group?: Group
}

/**
 * A small step for each working day, the first one for a city without a group to write to; the sixth is for countries with
 * one day off. `{place}` is a colon and one of the city's places, whose name may need an article or have a comma in it; the
 * place's caution follows the step. Without a place the step is one at home.
 */
const workdays: Record<Site, readonly string[]> = {
  mnf: [
    'Pick one community from this page, find a group that meets this month, and send it the first message.',
    'Half an hour out, while people are about{place}. Keep your phone in your pocket.',
    'Learn one name: the person at the counter, at the desk, next door. Use it the next day.',
    'Ask somebody you already see, a colleague or a neighbor, to come along next time{place}.',
    'Write down two people you could see again, and a day for each.',
    'Say hello first to somebody you have only nodded to so far.',
  ],
  lff: [
    'Send one message; the one on this page will do. You can close the app right after.',
    'Half an hour out, while people are about{place}. No goal. Being somewhere counts.',
    'Say one sentence to somebody you see anyway. "Long day?" is enough.',
    'Out again{place}. Ask for something small: the way, the time, what is worth seeing. Then you have spoken today.',
    'Tell one person, near or far, that you are trying this. It is easier when somebody knows.',
    'Have your coffee or tea where other people sit, and stay until the cup is empty.',
  ],
}

const daysOff: Record<Site, readonly string[]> = {
  mnf: [
    'An hour out, while others are there{place}. Nothing has to come of it.',
    'Go back to the place you liked most, at the same hour.',
  ],
  lff: [
    'An hour out among people{place}. No need to talk.',
    'Go back to wherever felt least bad; the second time, you know where to stand.',
  ],
}

/** Steps for a day on which no place suits somebody alone. */
const atHome: Record<Site, readonly string[]> = {
  mnf: [
    'Phone somebody you have not spoken to for a while, and tell them what you tried.',
    'Look up when a group on this page meets next, and put it in your calendar.',
  ],
  lff: [
    'Nothing today, or a call to somebody you miss. Resting counts.',
    'Read one group’s page to the end, and note when it meets next.',
  ],
}

/** A group that meets on this day; its name and place stand after a colon, as a place does. */
const groupSteps: Record<Site, string> = {
  mnf: 'Try a group: {group}. See its page first, and say that you are new.',
  lff: 'A group meets today: {group}. See its page first. You can stand at the edge and still have been there.',
}

/** ", translated into Slovak": the message on the page is in English. Empty for a group that speaks English, or does not say. */
const translated = ({ language }: Group): string =>
  language && !/english/i.test(language)
    ? `, translated into ${language.replace(/, | and |\//g, ' or ')}`
    : ''

/** The first step where there is a group to write to. */
const firstSteps: Record<Site, (group: Group) => string> = {
  mnf: (group) =>
    `Find ${group.name} on this page, look up the next day there, and send the first message${translated(group)}.`,
  lff: (group) =>
    `Send one message, to ${group.name} for example; the one on this page will do${translated(group)}. You can close the app right after.`,
}

/** The heading of a city's first week, and the name of its calendar. */
export const firstWeekTitle = (city: string): string => `Your first week in ${city}`

/** A week with more would be a program. */
const mostGroups = 2

/**
 * A week with a small step for each day, from the city's places and its country's days off. It names a place only on a
 * day when somebody can turn up there alone (docs/product.md 6.11). A group's own day comes first: on at most two days, the
 * step is to try a group that meets then, all year, and takes newcomers; its day was stated in the last 18 months.
 * @returns seven days, beginning after the days off; empty if neither a place nor a group suits somebody alone
 */
export function firstWeek(
  site: Site,
  {
    name,
    places,
    groups: all,
    countryFacts,
  }: Pick<CitySubject, 'name' | 'places' | 'groups' | 'countryFacts'>,
): DayPlan[] {
  const groups = forFirstVisit(all).filter(meetsEachWeek)
  const suitable = easiestFirst(places.filter(suitsAnybody))
  if (suitable.length === 0 && groups.length === 0) return []
  const off = new Set<Weekday>(countryFacts?.weekend.length ? countryFacts.weekend : ['sat', 'sun'])
  const [firstStep = '', ...otherSteps] = workdays[site]
  const [known] = groupsToWriteTo(all, name)
  const working = [known ? firstSteps[site](known) : firstStep, ...otherSteps].values()
  const free = daysOff[site].values()
  const resting = atHome[site].values()
  const spare = workdays[site].at(-1) ?? ''
  const stepAtHome = () => ({ text: resting.next().value ?? spare })
  const visited: string[] = []
  // The week begins after the days off, so that the steps build up toward them.
  const first = weekdays.findIndex((day, index) => !off.has(day) && off.has(weekdays.at(index - 1) ?? 'sun'))
  const week = [...weekdays.slice(first), ...weekdays.slice(0, first)]
  const tried = new Set<string>()
  const stepOf = (day: Weekday): Pick<DayPlan, 'text' | 'group'> => {
    const group = tried.size < mostGroups ? groupFor(day, groups, tried) : undefined
    if (group) {
      tried.add(group.id)
      const step = groupSteps[site].replace('{group}', () => groupInText(group))
      return { text: withSingleStops(step), group }
    }
    const isOff = off.has(day)
    const act = (isOff ? free : working).next().value ?? spare
    // "Go back to the place you liked most" needs one.
    if (!act.includes('{place}')) return isOff && visited.length === 0 ? stepAtHome() : { text: act }
    const place = placeFor(day, suitable, visited, isOff)
    if (!place) return stepAtHome()
    visited.push(place.id)
    return {
      text: [act.replace('{place}', () => `: ${place.title}`), place.caution].filter(Boolean).join(' '),
    }
  }
  return week.map((weekday) => ({ weekday, day: dayName(weekday), ...stepOf(weekday) }))
}

/** A group that meets on this day each week and has not been tried. */
function groupFor(day: Weekday, groups: readonly Group[], tried: ReadonlySet<string>): Group | undefined {
  return groups.find((group) => !tried.has(group.id) && weeklyDays(group.schedule).includes(day))
}

/** "Woodhouse Moor parkrun, at 9:00, Woodhouse Moor" */
function groupInText({ name, schedule, place }: Group): string {
  return [name, schedule.start && `at ${hourOf(schedule.start)}`, place].filter(Boolean).join(', ')
}

/**
 * A place that is open on a day: one without a danger, a second time where no other is left, and one with a danger only where no
 * other is open, once. The step of a day off is an hour among people, so the busy ones come first then, and the last of them is
 * kept for it after the first step.
 */
function placeFor(
  day: Weekday,
  places: readonly Place[],
  visited: readonly string[],
  isOff: boolean,
): Place | undefined {
  const open = places.filter(({ days }) => days.includes(day))
  const choice = open.some(isEasy) ? open.filter(isEasy) : open
  const unvisited = choice.filter(({ id }) => !visited.includes(id))
  const peopled = unvisited.filter(hasPeople)
  const isOnce = ({ id }: Place) => visited.indexOf(id) === visited.lastIndexOf(id)
  const next = unvisited[0] ?? choice.find((place) => isEasy(place) && isOnce(place))
  if (isOff) return peopled[0] ?? next
  const isKept = visited.length > 0 && peopled.length === 1
  return (isKept ? unvisited.find((place) => !hasPeople(place)) : undefined) ?? next
}

const messages: Record<Site, string> = {
  mnf: "Hi! I live in {city} and I'd love to join you this week. It would be my first time, and I'm happy to help set up. Which day is good for somebody new?",
  lff: "Hi, I'm in {city} and I don't know many people here yet. Your group looks like somewhere I could turn up without knowing anyone. Would it be all right if I came along this week?",
}

/** A first message to a group, to copy. */
export const firstMessage = (site: Site, city: string): string => messages[site].replace('{city}', city)
