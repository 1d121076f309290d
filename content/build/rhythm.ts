const codes: Record<string, string> = {
  Monday: 'MO',
  Tuesday: 'TU',
  Wednesday: 'WE',
  Thursday: 'TH',
  Friday: 'FR',
  Saturday: 'SA',
  Sunday: 'SU',
}
const day = Object.keys(codes).join('|')
const places: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 }
const nth = Object.keys(places).join('|')

export interface Rhythm {
  rrule?: string
  rhythm?: string
  start?: string
}

const fixed = new Map([
  ['weekly', 'FREQ=WEEKLY'],
  ['every other week', 'FREQ=WEEKLY;INTERVAL=2'],
  ['once a month', 'FREQ=MONTHLY'],
  ['Saturdays, in the morning', 'FREQ=WEEKLY;BYDAY=SA'],
])

function ruleOf(text: string): string | undefined {
  const known = fixed.get(text)
  if (known) return known
  if (new RegExp(`^(?:${day})s(?: and (?:${day})s)*$`).test(text)) {
    return `FREQ=WEEKLY;BYDAY=${text.split(' and ').map((name) => codes[name.slice(0, -1)])}`
  }
  const [, other] = new RegExp(`^every other (${day})$`).exec(text) ?? []
  if (other) return `FREQ=WEEKLY;INTERVAL=2;BYDAY=${codes[other]}`
  const [, which, name = ''] =
    new RegExp(`^((?:${nth})(?: and (?:${nth}))*) (${day}) of the month$`).exec(text) ?? []
  return (
    which && `FREQ=MONTHLY;BYDAY=${which.split(' and ').map((place) => `${places[place]}${codes[name]}`)}`
  )
}

/**
 * Turns words such as "second Friday of the month at 19:45" into a rule and an hour. What depends on the season, or is
 * only "about once a month", stays words.
 */
export function rhythmOf(when: string | null): Rhythm {
  const text = when?.trim() ?? ''
  if (/[;(]/.test(text)) {
    return { rhythm: text.replaceAll(/ \((summer|winter)\)/g, ' in $1').replaceAll('; ', ', ') }
  }
  const [, days = '', hour] = /^(.*?)(?:(?:^| )at (\d{1,2}:\d\d))?$/.exec(text) ?? []
  if (days === '') return {}
  const start = hour && { start: hour.padStart(5, '0') }
  const rrule = ruleOf(days)
  if (rrule) return { rrule, ...start }
  const [, monthly] = new RegExp(`^(${day})s, once a month$`).exec(days) ?? []
  return { rhythm: monthly ? `once a month, on a ${monthly}` : days, ...start }
}
