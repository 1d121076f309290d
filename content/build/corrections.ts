import type { CitySource, CountrySource, Day } from './source-types.ts'

/** Places where nobody lives all year: a friend-finding directory has nothing to say about them. */
const UNINHABITED = new Set(['AQ', 'BV', 'HM', 'UM', 'TF', 'GS', 'IO'])

/** GeoNames counts that describe a prefecture, a metropolis or a decade long gone: better no figure than a wrong one. */
const DOUBTFUL_POPULATION = new Set([
  'dongguan',
  'taipei',
  'astana',
  'buenos-aires',
  'doha',
  'lijiang',
  'santiago-de-los-caballeros',
  'basrah',
  'camayenne',
  'hanoi',
  'kuwait-city',
  'yaren',
  'al-ahmadi',
  'abuja',
  'naypyidaw',
  'gitega',
  'hualien-city',
  'maracay',
])

/** Regions of these countries are familiar names and were checked; elsewhere the region is not shown. */
const TRUSTED_REGIONS = new Set([
  'US',
  'CA',
  'AU',
  'NZ',
  'DE',
  'IT',
  'ES',
  'FR',
  'IN',
  'GB',
  'BR',
  'MX',
  'CN',
  'NL',
  'AT',
  'BE',
  'JP',
  'SE',
  'NO',
  'IE',
  'PL',
  'ZA',
])

/** CLDR's weekend differs from what people there would say, is contested, or changed of late: omitted. */
const UNSURE_WEEKEND = new Set(['AF', 'IR', 'BN', 'NP', 'DJ', 'SO', 'EH', 'MV', 'PS', 'MY'])
const WEEKEND: Record<string, [Day, Day]> = { BD: ['fri', 'sat'] }

const LANGUAGES: Record<string, string[]> = {
  KM: ['Comorian', 'Arabic', 'French'],
  NO: ['Norwegian'],
  BV: ['Norwegian'],
  SJ: ['Norwegian'],
  CH: ['German', 'French', 'Italian', 'Romansh'],
  LI: ['German'],
  TW: ['Mandarin Chinese', 'Taiwanese Hokkien', 'Hakka'],
  MO: ['Cantonese', 'Portuguese'],
  HK: ['Cantonese', 'English'],
  CN: ['Mandarin Chinese'],
  AF: ['Dari', 'Pashto'],
  SG: ['English', 'Mandarin Chinese', 'Malay', 'Tamil'],
  ME: ['Montenegrin', 'Serbian'],
  NG: ['English'],
  UA: ['Ukrainian'],
  BI: ['Kirundi', 'French'],
  MG: ['Malagasy', 'French'],
  NR: ['Nauruan', 'English'],
  TV: ['Tuvaluan', 'English'],
}

/** Shares that contradict the country's own official language or everyday experience. */
const DOUBTFUL_ENGLISH = new Set(['SD', 'ER', 'ET', 'TZ', 'PK', 'CC', 'VU', 'IQ', 'FM'])
const LOWEST_ENGLISH_SHOWN = 7

const CAPITALS: Record<string, string | null> = { HK: null, MO: null, EH: null, GI: null, IL: null, PS: null }
const NATIVE: Record<string, string> = { LK: 'ශ්‍රී ලංකාව', BT: 'འབྲུག', BH: 'البحرين', EG: 'مصر' }
const NOT_NEIGHBOURS = new Set(['US-CU', 'AL-RS'])

/** Cities that GeoNames spells unlike CLDR spells the country they are. */
const CITY_NAMES: Record<string, string> = { macau: 'Macao' }

/** Quarters that the city list holds beside the city they belong to. */
const NOT_A_CITY = new Set(['camayenne'])

function isNotNeighbour(a: string, b: string): boolean {
  return NOT_NEIGHBOURS.has(`${a}-${b}`) || NOT_NEIGHBOURS.has(`${b}-${a}`)
}

export type Country = Omit<CountrySource, 'weekend'> & { weekend: Day[] | null }
export type City = Omit<CitySource, 'population'> & { population: number | null }

function weekendOf(source: CountrySource): Day[] | null {
  if (UNSURE_WEEKEND.has(source.code)) return null
  return [...new Set(WEEKEND[source.code] ?? source.weekend)]
}

function englishOf(source: CountrySource): number | null {
  const share = source.english_pct
  if (share === null || share < LOWEST_ENGLISH_SHOWN || DOUBTFUL_ENGLISH.has(source.code)) return null
  // Where English is official, a low share counts first languages only and would mislead.
  if (source.languages.includes('English') && share < 60) return null
  return Math.round(share)
}

/** The countries of the directory: inhabited, with the corrections that a second look at the sources called for. */
export function correctCountries(sources: CountrySource[]): Country[] {
  return sources
    .filter((source) => !UNINHABITED.has(source.code))
    .map((source) => ({
      ...source,
      native: NATIVE[source.code] ?? source.native.replace(/[\u200e\u200f]/g, ''),
      capital: CAPITALS[source.code] === undefined ? source.capital : (CAPITALS[source.code] ?? null),
      languages: LANGUAGES[source.code] ?? source.languages,
      english_pct: englishOf(source),
      weekend: weekendOf(source),
      neighbours: source.neighbours.filter((code) => !isNotNeighbour(source.code, code)),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** The cities of the directory, in the order of their slugs. */
export function correctCities(sources: CitySource[]): City[] {
  return sources
    .filter((source) => !NOT_A_CITY.has(source.slug))
    .map((source) => ({
      ...source,
      name: CITY_NAMES[source.slug] ?? source.name,
      region:
        TRUSTED_REGIONS.has(source.country_code) &&
        source.region !== source.country &&
        source.region !== source.name
          ? source.region
          : null,
      population: source.population > 0 && !DOUBTFUL_POPULATION.has(source.slug) ? source.population : null,
      nearby: source.nearby.filter((near) => !NOT_A_CITY.has(near.slug)),
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

/**
 * The map draws a wide tidal river or a lagoon as sea, or smooths a fjord away. Null: nobody there would speak of a
 * coast; a number: the shore is right in town.
 */
export const COAST_SEEN_FROM_TOWN: Record<string, number | null> = {
  montreal: null,
  'quebec-city': null,
  'washington-dc': null,
  philadelphia: null,
  'porto-alegre': null,
  hangzhou: null,
  belem: null,
  guayaquil: null,
  maracaibo: null,
  yangon: null,
  limerick: null,
  bordeaux: null,
  antwerp: null,
  hamburg: null,
  nantes: null,
  szczecin: null,
  london: null,
  dhaka: null,
  guangzhou: null,
  'ho-chi-minh-city': null,
  khulna: null,
  savannah: null,
  suzhou: null,
  dongguan: null,
  jacksonville: null,
  sacramento: null,
  paramaribo: null,
  'porto-novo': null,
  tianjin: null,
  richmond: null,
  kotor: 0,
  baku: 0,
  dublin: 1,
  akureyri: 0,
  belfast: 1,
  dunedin: 0,
  'vina-del-mar': 0,
  thessaloniki: 0,
  algiers: 0,
  tallinn: 1,
  fukuoka: 1,
  hiroshima: 2,
  bergen: 0,
  oslo: 0,
}
