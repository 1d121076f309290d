/** Two fixed days: one in each half of the year, so that the answer never depends on when the program runs. */
const WINTER = new Date(Date.UTC(2026, 0, 15, 12))
const SUMMER = new Date(Date.UTC(2026, 6, 15, 12))

function offsetMinutes(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name)
  if (!match) throw new Error(`Time zone ${zone}: cannot read the offset "${name}"`)
  if (!match[1]) return 0
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]))
}

function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const away = Math.abs(minutes)
  const rest = away % 60
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(away / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Standard time of a zone as "UTC+1", and whether its clocks differ between January and July. */
export function clockOf(zone: string): { utcOffset: string; clocksChange: boolean } {
  const winter = offsetMinutes(zone, WINTER)
  const summer = offsetMinutes(zone, SUMMER)
  return { utcOffset: offsetText(Math.min(winter, summer)), clocksChange: winter !== summer }
}
