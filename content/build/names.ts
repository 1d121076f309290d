import { need } from './need.ts'

/** Countries that take the article in running text. */
const WITH_ARTICLE = new Set([
  'AE',
  'AX',
  'BS',
  'BQ',
  'CC',
  'CD',
  'CF',
  'CG',
  'CK',
  'DO',
  'FK',
  'FO',
  'GB',
  'GM',
  'IM',
  'KM',
  'KY',
  'MH',
  'MP',
  'MV',
  'NL',
  'PH',
  'PN',
  'SB',
  'SC',
  'TC',
  'US',
  'VI',
  'VG',
])
/** Places whose people speak of an island or a territory rather than of a country. */
const SHORT_NAMES: Record<string, string> = {
  CC: 'Cocos (Keeling) Islands',
}

/** The country's name inside a sentence: "the Netherlands", "Japan". */
export function countryInText(country: { code: string; name: string }): string {
  const code = country.code.toUpperCase()
  const name = SHORT_NAMES[code] ?? country.name
  return WITH_ARTICLE.has(code) ? `the ${name}` : name
}

/** "Paris's" but "the Netherlands'": the s is kept after a single city or person, dropped after a plural name. */
export function possessive(name: string): string {
  const plural =
    /(Islands|States|Emirates|Netherlands|Philippines|Bahamas|Maldives|Comoros|Seychelles|Grenadines|Palmas)$/
  if (plural.test(name)) return `${name}'`
  return `${name}'s`
}

/** "A", "A and B", "A, B and C". */
export function listed(items: string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`
}

const DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** "Friday and Saturday", in the order the source gives. */
export function spokenDays(days: string[]): string {
  return listed(days.map((day) => need(DAYS[day], `a weekday called ${day}`)))
}

/** The first letter in upper case, for names with an article at the start of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A count as people say it: "about 8.2 million", "about 240,000". */
export function spokenCount(count: number): string {
  if (count >= 1_000_000) {
    const millions = (Math.round(count / 100_000) / 10).toFixed(1).replace(/\.0$/, '')
    return `${millions} million`
  }
  const step = count >= 100_000 ? 10_000 : count >= 10_000 ? 1000 : 100
  return (Math.round(count / step) * step).toLocaleString('en-US')
}

/** A distance as people there would say it: in miles where roads are signed in miles. */
export function spokenDistance(km: number, measure: 'km' | 'miles'): string {
  const amount = measure === 'miles' ? km / 1.609 : km
  const step = amount >= 100 ? 10 : amount >= 15 ? 5 : 1
  const rounded = Math.max(1, Math.round(amount / step) * step)
  const unit = measure === 'miles' ? (rounded === 1 ? 'mile' : 'miles') : 'km'
  return `${rounded} ${unit}`
}
