import { type Weekday, weekdays } from '@/lib/entities/country'
import { dayName } from '@/lib/site/lists'
import type { Site } from '@/lib/site/variants'
import type { CitySubject } from './subject'

export interface DayPlan {
  day: string
  text: string
}

/** A small step for each working day, from the easiest on. `{place}` is one of the city's places. */
const workdays: Record<Site, readonly string[]> = {
  mnf: [
    'Pick one community from this page, find a group that meets this month, and send it the first message.',
    'Go to {place} after work and stay for half an hour with your phone in your pocket.',
    'Learn one name: the person at the counter, at the desk, next door. Use it the next day.',
    'Ask somebody you already see, a colleague or a neighbor, along to {place}.',
    'Write down two people you could see again, and a day for each.',
  ],
  lff: [
    'Send one message; the one on this page will do. You can close the app right after.',
    'Spend half an hour at {place}. No goal. Being somewhere counts.',
    'Say one sentence to somebody you see anyway. "Long day?" is enough.',
    'Ask for something small at {place}: the way, the time, what is worth seeing. Then you have spoken today.',
    'Tell one person, near or far, that you are trying this. It is easier when somebody knows.',
  ],
}

const daysOff: Record<Site, readonly string[]> = {
  mnf: [
    'Spend the morning at {place} and ask one person what brings them there.',
    'Try {place}, or go back to the place you liked most at the same hour.',
  ],
  lff: [
    'Go to {place} early, before it fills, and stay an hour.',
    'Go to {place}, or back to wherever felt least bad. The second time, you know where to stand.',
  ],
}

/**
 * A week with a small step for each day, from the city's places and its country's days off.
 * @returns seven days, beginning after the days off; empty if the city has no places
 */
export function firstWeek(site: Site, { places, countryFacts }: CitySubject): DayPlan[] {
  if (places.length === 0) return []
  const off = new Set<Weekday>(countryFacts?.weekend.length ? countryFacts.weekend : ['sat', 'sun'])
  const working = workdays[site].values()
  const free = daysOff[site].values()
  const names = places.map(({ title }) => title).values()
  const spare = workdays[site].at(-1) ?? ''
  // The week begins after the days off, so that the steps build up toward them.
  const first = weekdays.findIndex((day, index) => !off.has(day) && off.has(weekdays.at(index - 1) ?? 'sun'))
  const week = [...weekdays.slice(first), ...weekdays.slice(0, first)]
  return week.map((day) => {
    const act = (off.has(day) ? free : working).next().value ?? spare
    const text = act.includes('{place}')
      ? act.replace('{place}', names.next().value ?? places[0]?.title ?? '')
      : act
    return { day: dayName(day), text }
  })
}

const messages: Record<Site, string> = {
  mnf: "Hi! I live in {city} and I'd love to join you this week. I'm a beginner and happy to help set up. Is there a good day to come by for the first time?",
  lff: "Hi, I'm in {city} and I don't know many people here yet. Your group looks like somewhere I could turn up without knowing anyone. Would it be all right if I came along this week?",
}

/** A first message to a group, to copy. */
export const firstMessage = (site: Site, city: string): string => messages[site].replace('{city}', city)
