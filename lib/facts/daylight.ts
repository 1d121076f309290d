import { radians } from './distance.ts'

/** Altitude of the sun's center at sunrise, in degrees: its radius and the usual atmospheric refraction. */
const sunriseAltitude = -0.833
/** Tilt of the earth's axis, in degrees. */
const obliquity = 23.44

const sine = (degrees: number) => Math.sin(radians(degrees))
const cosine = (degrees: number) => Math.cos(radians(degrees))

/** The sun's declination on a day of the year, in degrees. */
const declination = (dayOfYear: number) => -obliquity * cosine((360 / 365) * (dayOfYear + 10))

/**
 * Hours of daylight on a day of the year.
 * @param latitude degrees north
 * @param dayOfYear 1 is January 1
 * @returns 0 to 24
 */
export function daylightHours(latitude: number, dayOfYear: number): number {
  const sun = declination(dayOfYear)
  const angle = (sine(sunriseAltitude) - sine(latitude) * sine(sun)) / (cosine(latitude) * cosine(sun))
  if (angle <= -1) return 24
  if (angle >= 1) return 0
  return (2 * Math.acos(angle) * 180) / Math.PI / 15
}

/** The middle of each month as a day of the year. */
const midMonths = [15, 46, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349]

/** Hours of daylight in the middle of each month, from January; `latitude` in degrees north. */
export const daylightByMonth = (latitude: number): number[] =>
  midMonths.map((day) => daylightHours(latitude, day))

/**
 * Hours in words, rounded to the half hour.
 * @example spokenHours(7.6) // "7.5 hours"
 */
export function spokenHours(hours: number): string {
  const halves = Math.round(hours * 2) / 2
  return `${halves} ${halves === 1 ? 'hour' : 'hours'}`
}
