/**
 * The content of `/this-week.json`: every city, and every group whose next days are known. It uses arrays instead of
 * objects, whose keys would make up half of the file; lists refer to each other by position.
 */
export interface WeekData {
  cities: WeekCity[]
  communities: [slug: string, name: string][]
  groups: WeekGroup[]
}

export type WeekCity = [
  slug: string,
  /** With its region where another city has the same name. */
  name: string,
  position: [latitude: number, longitude: number] | null,
  timeZone: string,
]

export type WeekGroup = [
  city: number,
  name: string,
  url: string,
  /** RFC 5545; empty if only dates are known. */
  rule: string,
  /** The months of its season; none: all year. */
  months: number[],
  /** "19:00" in the city's own time; empty if its page has to be asked. */
  start: string,
  place: string,
  isFree: 0 | 1,
  communities: number[],
  /** From its own calendar; they win over the rule. */
  dates: WeekDate[],
]

export type WeekDate = [
  /** In the city's own time: "2026-11-28T09:00", or "2026-11-28" without an hour. */
  start: string,
  status: 'planned' | 'moved' | 'cancelled',
]
