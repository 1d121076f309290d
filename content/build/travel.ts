import type { Country } from './corrections.ts'

/** Groups of countries whose residents and visitors normally cross the border between them for a day. */
const OPEN_GROUPS = [
  [
    'AD',
    'AT',
    'BE',
    'BG',
    'CH',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IT',
    'LI',
    'LT',
    'LU',
    'LV',
    'MC',
    'NL',
    'NO',
    'PL',
    'PT',
    'RO',
    'SE',
    'SI',
    'SK',
    'SM',
    'VA',
  ],
  ['GB', 'IE', 'IM'],
  ['US', 'CA'],
  ['SG', 'MY'],
  ['HK', 'MO'],
  ['AR', 'UY'],
  ['ZA', 'LS', 'SZ'],
]

/** True where a day trip from one country to the other is an ordinary thing to suggest. */
export function easyToCross(from: Country, to: Country): boolean {
  return (
    from.code === to.code || OPEN_GROUPS.some((group) => group.includes(from.code) && group.includes(to.code))
  )
}

/** Where going out to meet strangers is no advice one may give: the texts speak of trusted people instead. */
const HARD = new Set([
  'AF',
  'SY',
  'YE',
  'SD',
  'SS',
  'SO',
  'LY',
  'KP',
  'HT',
  'CF',
  'ML',
  'BF',
  'NE',
  'TD',
  'MM',
  'UA',
  'PS',
])

/** Places at war, sealed off, or where governments commonly warn against travel: the texts say so and stay general. */
const NEEDS_CARE = new Set([...HARD, 'BY', 'CD', 'IQ', 'IR', 'LB', 'RU', 'VE'])

export const needsCare = (country: Country) => NEEDS_CARE.has(country.code)
export const isHard = (country: Country) => HARD.has(country.code)
export const isSealed = (country: Country) => country.code === 'KP'

/** Where choirs, dancing and dogs in the park are no matter of course. */
const MODEST = new Set([
  'SA',
  'IR',
  'AF',
  'KW',
  'YE',
  'PK',
  'QA',
  'OM',
  'BN',
  'MV',
  'LY',
  'SD',
  'MR',
  'SO',
  'BH',
  'AE',
  'DZ',
  'IQ',
  'DJ',
  'KM',
  'EG',
  'JO',
  'BD',
  'MA',
  'TN',
  'PS',
])
export const isModest = (country: Country) => MODEST.has(country.code)
