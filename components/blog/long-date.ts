const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A date in full, en-US (docs/product.md 11.1).
 * @param date ISO date; one that cannot be read stays as it is
 */
export function longDate(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : format.format(time)
}
