import type { TableName } from '@/lib/db/declare'
import { isBlank, trimmed } from '@/lib/text'
import { report } from './check'

// Readers of values that the type of a column allows and that make no sense. They skip what they cannot use and log it, so
// that one odd value never takes more than itself (docs/product.md 15.11).

/** Where a value is from, for the log. */
type Origin = [table: TableName, name: string, column: string]

/** The items of a list that can be used; the others are skipped, which is logged. */
function usableItems<Item>(
  [table, name, column]: Origin,
  list: unknown,
  isUsable: (item: unknown) => item is Item,
): Item[] {
  const given: unknown[] = Array.isArray(list) ? list : []
  const items = given.filter(isUsable)
  if (items.length < given.length) report(table, name, `${column} has an empty or odd entry; it is skipped`)
  return items
}

/** The value if it can be used, null if there is none; another one counts as none, which is logged. */
function usableValue<Value>(
  [table, name, column]: Origin,
  value: unknown,
  isUsable: (value: unknown) => value is Value,
  kind: string,
): Value | null {
  if (value === null || value === undefined || value === '') return null
  if (isUsable(value)) return value
  report(table, name, `${column} is no ${kind}; it is skipped`)
  return null
}

const isText = (item: unknown): item is string => typeof item === 'string' && !isBlank(item)
const isWithin =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= least && value <= most
const matches =
  (form: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && form.test(value)

/** The texts of a list, trimmed and once each. */
export function usableTexts(...[table, name, column, list]: [...Origin, unknown]): string[] {
  const texts = usableItems([table, name, column], list, isText)
  return [...new Map(texts.map((text) => [trimmed(text).toLowerCase(), trimmed(text)])).values()]
}

const isMonth = (item: unknown): item is number => Number.isInteger(item) && isWithin(1, 12)(item)

/** The months of a list, 1 to 12 in ascending order and once each. */
export const usableMonths = (...[table, name, column, list]: [...Origin, unknown]): number[] =>
  [...new Set(usableItems([table, name, column], list, isMonth))].toSorted((a, b) => a - b)

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

const isWeekday = (item: unknown): item is Weekday => weekdays.some((day) => day === item)

/** The days of a list, in the order of `weekdays`. */
export function usableDays(...[table, name, column, list]: [...Origin, unknown]): Weekday[] {
  const days = usableItems([table, name, column], list, isWeekday)
  return weekdays.filter((day) => days.includes(day))
}

const dateForm = /^\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/
const isDate = (value: unknown): value is string =>
  matches(dateForm)(value) && !Number.isNaN(Date.parse(value))

/** A date or a time, such as "2026-11-26"; null for "infinity". */
export const usableDate = (...[table, name, column, value]: [...Origin, unknown]): string | null =>
  usableValue([table, name, column], value, isDate, 'date')

/** An hour of the day, "19:00" for "19:00:00". */
export const usableHour = (...[table, name, column, value]: [...Origin, unknown]): string | null =>
  usableValue(
    [table, name, column],
    value,
    matches(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[\d.]+)?$/),
    'hour of a day',
  )?.slice(0, 5) ?? null

/** A month of a year, "2026-05". */
export const usableMonth = (...[table, name, column, value]: [...Origin, unknown]): string | null =>
  usableValue([table, name, column], value, matches(/^\d{4}-(?:0[1-9]|1[0-2])$/), 'month such as 2026-05')

/** A number within bounds, which are allowed themselves. */
export const usableNumber = (
  ...[table, name, column, value, least, most]: [...Origin, unknown, number, number]
): number | null =>
  usableValue([table, name, column], value, isWithin(least, most), 'number that can be true')

/** Degrees north and east; null unless both can be used. */
export function usablePosition(
  table: TableName,
  name: string,
  { latitude, longitude }: { latitude: unknown; longitude: unknown },
): { latitude: number; longitude: number } | null {
  const north = usableNumber(table, name, 'latitude', latitude, -90, 90)
  const east = usableNumber(table, name, 'longitude', longitude, -180, 180)
  return north === null || east === null ? null : { latitude: north, longitude: east }
}

const zones = new Map<string, boolean>()

function isZone(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const known = zones.get(value)
  if (known !== undefined) return known
  let isKnown = /^[A-Z][\w+-]*(?:\/[\w+-]+)*$/i.test(value)
  try {
    if (isKnown) new Intl.DateTimeFormat('en', { timeZone: value })
  } catch {
    isKnown = false
  }
  zones.set(value, isKnown)
  return isKnown
}

/** An IANA time zone. */
export const usableZone = (...[table, name, column, value]: [...Origin, unknown]): string | null =>
  usableValue([table, name, column], typeof value === 'string' ? value.trim() : value, isZone, 'time zone')
