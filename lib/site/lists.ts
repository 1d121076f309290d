const conjunction = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

/** Joins names for a sentence: "a", "a and b", "a, b, and c". */
export const listed = (names: readonly string[]): string => conjunction.format(names)

/** A text in which a name such as "Washington, D.C." ends a sentence with its own full stop alone. */
export const withSingleStops = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.')

/** Countries that take the article in running text. */
const withArticle = new Set(['ae', 'cz', 'do', 'gb', 'nl', 'ph', 'us', 'bs', 'gm', 'mv', 'sc'])

/** A country's name inside a sentence: "the Netherlands", "Japan". */
export function countryInText({ name, code }: { name: string; code: string }): string {
  return withArticle.has(code) && name !== 'Czechia' ? `the ${name}` : name
}

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** The English name of a day of the week. */
export const dayName = (day: keyof typeof dayNames): string => dayNames[day]

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
)

/** The English name of a month, 1 to 12. */
export const monthName = (month: number): string => monthNames[month - 1] ?? ''

/**
 * Months in words, with consecutive months as a span, also across the end of the year.
 * @example spokenMonths([11, 12, 1, 2, 5]) // "May, November to February"
 */
export function spokenMonths(months: readonly number[]): string {
  const has = new Set(months)
  if (has.size === 12) return 'all year'
  const spans = [...has]
    .filter((month) => !has.has(month === 1 ? 12 : month - 1))
    .toSorted((a, b) => a - b)
    .map((first) => {
      let last = first
      while (has.has((last % 12) + 1)) last = (last % 12) + 1
      if (last === first) return monthName(first)
      const isPair = last === (first % 12) + 1
      return isPair
        ? `${monthName(first)} and ${monthName(last)}`
        : `${monthName(first)} to ${monthName(last)}`
    })
  return spans.join(', ')
}
