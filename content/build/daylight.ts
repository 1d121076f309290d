const DEGREE = Math.PI / 180
const OBLIQUITY = 23.44
/** The sun's edge on the horizon, with the usual allowance for refraction. */
const SUNRISE_ALTITUDE = -0.833

function dayLength(latitude: number, declination: number): number {
  const cosine =
    (Math.sin(SUNRISE_ALTITUDE * DEGREE) - Math.sin(latitude * DEGREE) * Math.sin(declination * DEGREE)) /
    (Math.cos(latitude * DEGREE) * Math.cos(declination * DEGREE))
  if (cosine <= -1) return 24
  if (cosine >= 1) return 0
  return (2 * Math.acos(cosine)) / DEGREE / 15
}

/** Hours of daylight on the longest and the shortest day of the year at a latitude. */
export function daylight(latitude: number): { longest: number; shortest: number } {
  const away = Math.abs(latitude)
  return { longest: dayLength(away, OBLIQUITY), shortest: dayLength(away, -OBLIQUITY) }
}

/** Hours as people say them: 16.8 becomes "about 17 hours", 7.5 "about 7 and a half hours". */
export function spokenHours(hours: number): string {
  const halves = Math.round(hours * 2) / 2
  const whole = Math.floor(halves)
  return halves === whole ? `${whole} hours` : `${whole} and a half hours`
}
