const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A full date, en-US (docs/product.md 11.1).
 * @param date ISO date; an invalid one is returned unchanged
 */
export function longDate(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : format.format(time)
}
