import type { CityFacts, CityFactsById } from '../../lib/place/types.ts'
import type { City, Country } from './corrections.ts'
import { spokenHours } from './daylight.ts'
import { cityId } from './facts.ts'
import {
  capitalized,
  countryInText,
  listed,
  possessive,
  spokenCount,
  spokenDays,
  spokenDistance,
} from './names.ts'
import { need } from './need.ts'
import type { Subject, Words } from './phrases.ts'
import { easyToCross, isHard, isModest, isSealed, needsCare } from './travel.ts'

export type Near = { facts: CityFacts; country: Country; km: number; dir: string }
export type Place = { id: string; facts: CityFacts; city: City; country: Country; nearby: Near[] }

/** Joins facts, sources and countries of every city. */
export function placesOf(facts: CityFactsById, cities: City[], countries: Country[]): Place[] {
  const byCode = new Map(countries.map((country) => [country.code, country]))
  const countryOf = (code: string) => {
    const country = byCode.get(code.toUpperCase())
    if (!country) throw new Error(`cities.json: there is no country ${code}`)
    return country
  }
  const factsOf = (id: string) => need(facts[id], `facts of the city ${id}`)
  return cities.map((city) => {
    const id = cityId(city)
    const own = factsOf(id)
    return {
      id,
      facts: own,
      city,
      country: countryOf(city.country_code),
      nearby: own.nearby.map((near) => ({
        facts: factsOf(near.id),
        country: countryOf(factsOf(near.id).countryCode),
        km: near.km,
        dir: near.dir,
      })),
    }
  })
}

const ISLAND_COUNTRIES = new Set([
  'AG',
  'BB',
  'BH',
  'BS',
  'CV',
  'DM',
  'FJ',
  'FM',
  'GD',
  'KI',
  'KM',
  'KN',
  'LC',
  'MH',
  'MT',
  'MU',
  'MV',
  'NC',
  'NR',
  'PF',
  'PW',
  'SB',
  'SC',
  'ST',
  'TO',
  'TT',
  'TV',
  'VC',
  'VU',
  'WS',
])
const ANGLOPHONE = new Set(['US', 'GB', 'IE', 'AU', 'NZ', 'CA'])
/** English is official but not what gets one through the day. */
export const ENGLISH_ON_PAPER = new Set(['RW', 'CM', 'SD', 'ER', 'TZ', 'ET'])
const FRENCH_SPEAKING = new Set(['montreal', 'quebec-city'])
const MILES = new Set(['US', 'GB', 'LR'])
const CITY_STATES = new Set(['SG', 'MC', 'HK', 'MO', 'VA', 'GI', 'SM'])
/** Not open to every visitor. */
const NOT_FOR_EVERYONE = new Set(['mecca', 'medina'])
/** No city of such a country is more than a town. */
const SMALL_COUNTRY = 150_000
const DAY_TRIP_KM = 160
const REMOTE_KM = 220
const FEET = 3.2808

function sizeTag(population: number | null, country: Country): string | null {
  if (population === null) return country.population < SMALL_COUNTRY ? 'town' : null
  if (population >= 4_000_000) return 'mega'
  if (population >= 1_000_000) return 'large'
  if (population >= 250_000) return 'mid'
  return population >= 60_000 ? 'small' : 'town'
}

function lightTag(longest: number): string {
  if (longest >= 19.5) return 'polar'
  if (longest >= 17.2) return 'nordic'
  if (longest >= 15.6) return 'long'
  if (longest >= 14.2) return 'medium'
  return longest >= 12.9 ? 'mild' : 'even'
}

function heightTag(elevation: number | null): string[] {
  if (elevation === null) return []
  if (elevation >= 2000) return ['veryhigh', 'high']
  return [elevation >= 1000 ? 'high' : 'upland']
}

function coastTag(km: number | null): string | null {
  if (km === null) return null
  if (km <= 5) return 'shore'
  if (km <= 45) return 'nearsea'
  return km >= 300 ? 'farinland' : null
}

function languageTags(place: Place): string[] {
  const { country, facts } = place
  if (ANGLOPHONE.has(country.code) && !FRENCH_SPEAKING.has(facts.slug)) return ['anglo']
  const official = country.languages.includes('English') && !ENGLISH_ON_PAPER.has(country.code)
  if (official) return [country.languages.length > 1 ? 'englishofficial' : 'englishonlyofficial']
  const many = country.languages.length > 1
  const share = country.english_pct
  const known =
    share === null
      ? 'englishunknown'
      : share >= 60
        ? 'englishhigh'
        : share >= 25
          ? 'englishmid'
          : 'englishlow'
  return [known, many ? 'multilang' : 'onelang', ...(country.languages.length > 1 ? ['twolang'] : [])]
}

function weekendTag(weekend: string[] | null): string | null {
  if (!weekend) return null
  if (weekend.join() === 'fri,sat') return 'friweekend'
  return weekend.join() === 'sun' ? 'sunonly' : 'satsun'
}

/** Cities one can visit for a day with a group: near, and not behind a border that is hard to cross. */
export function tripsFrom(place: Place): Near[] {
  if (needsCare(place.country)) return []
  return place.nearby
    .filter(
      (near) =>
        near.km <= DAY_TRIP_KM &&
        near.km >= 4 &&
        !NOT_FOR_EVERYONE.has(near.facts.slug) &&
        easyToCross(place.country, near.country),
    )
    .slice(0, 3)
}

/** What holds for a city, in one-word tags that the phrases ask for. */
export function tagsOf(place: Place): Set<string> {
  const { facts, country } = place
  const trips = tripsFrom(place)
  const home = trips.filter((near) => near.country.code === country.code)
  const abroad = trips.find((near) => near.country.code !== country.code)
  const hot = Math.abs(facts.lat) < 30 && (facts.elevation ?? 0) < 900
  const care = needsCare(country)
  const nearest = place.nearby[0]?.km ?? Number.POSITIVE_INFINITY
  const tags = [
    facts.capital && !CITY_STATES.has(country.code) && country.capital !== null ? 'capital' : null,
    coastTag(facts.coastKm),
    ...heightTag(facts.elevation),
    lightTag(facts.dayLongest),
    facts.dayLongest >= 24 ? 'midnightsun' : null,
    sizeTag(facts.population, country),
    facts.population !== null ? 'sized' : 'nosize',
    ISLAND_COUNTRIES.has(country.code) ? 'islandcountry' : null,
    abroad && abroad.km <= 90 ? 'border' : null,
    abroad ? 'abroadTrip' : null,
    home[0] && home[0].km <= 35 ? 'twin' : null,
    home.length > 0 ? `trips${home.length}` : null,
    trips.length === 0 && !care && nearest > DAY_TRIP_KM ? 'notrips' : null,
    trips.length === 0 && !care && nearest > REMOTE_KM ? 'remote' : null,
    facts.region ? 'region' : null,
    hot ? 'hot' : null,
    facts.south ? 'south' : null,
    facts.south && facts.lat < -23 ? 'southfar' : null,
    weekendTag(country.weekend),
    country.first_day === 'sun' ? 'sunfirst' : null,
    country.clock === 24 ? 'clock24' : null,
    care ? 'care' : null,
    isHard(country) ? 'hard' : null,
    isSealed(country) ? 'sealed' : null,
    isModest(country) ? 'modest' : null,
    ...languageTags(place),
  ]
  return new Set(tags.filter((tag): tag is string => tag !== null))
}

const american = (direction: string) => direction.replace('-', '')

function tripWords(place: Place, measure: 'km' | 'miles'): Words {
  const trips = tripsFrom(place)
  const home = trips.filter((near) => near.country.code === place.country.code)
  const abroad = trips.find((near) => near.country.code !== place.country.code)
  const words: Words = {}
  for (const index of [0, 1, 2]) {
    const near = home[index]
    words[`trip${index + 1}`] = near ? near.facts.name : null
    words[`trip${index + 1}Dist`] = near ? spokenDistance(near.km, measure) : null
    words[`trip${index + 1}Compass`] = near ? american(near.dir) : null
  }
  const farthest = home[home.length - 1]
  words.tripsDist = farthest ? spokenDistance(Math.ceil(farthest.km / 10) * 10, measure) : null
  words.abroad = words.foreign = abroad ? abroad.facts.name : null
  words.abroadDist = words.foreignDist = abroad ? spokenDistance(abroad.km, measure) : null
  words.abroadCountry = words.foreignCountry = abroad ? countryInText(abroad.country) : null
  return words
}

function seasonWords(south: boolean): Words {
  return south
    ? { peak: 'December', trough: 'June', bright: 'October to March', dim: 'May' }
    : { peak: 'June', trough: 'December', bright: 'April to September', dim: 'November' }
}

const spokenLength = (amount: number | null, unit: string) =>
  amount === null ? null : `${amount.toLocaleString('en-US')} ${unit}`

/** The words that fill the gaps of the phrases; null where the fact is unknown or not worth saying. */
export function wordsOf(place: Place): Words {
  const { facts, country } = place
  const measure = MILES.has(country.code) ? 'miles' : 'km'
  const where = countryInText(country)
  const langs = country.languages
  const feet = facts.elevation === null ? null : Math.round((facts.elevation * FEET) / 100) * 100
  const meters = facts.elevation === null ? null : Math.round(facts.elevation / 10) * 10
  return {
    city: facts.name,
    citys: possessive(facts.name),
    country: where,
    Country: capitalized(where),
    countrys: possessive(where),
    Countrys: capitalized(possessive(where)),
    region: facts.region,
    pop: facts.population === null ? null : spokenCount(facts.population),
    coast: facts.coastKm === null ? null : spokenDistance(facts.coastKm, measure),
    elev: measure === 'miles' ? spokenLength(feet, 'feet') : spokenLength(meters, 'meters'),
    lang: langs[0] ?? null,
    langs: langs.length > 1 ? listed(langs) : null,
    otherLang: langs.find((name) => name !== 'English') ?? null,
    otherLangs: langs.length > 1 ? listed(langs.filter((name) => name !== 'English')) : null,
    english: country.english_pct === null ? null : String(country.english_pct),
    shortBare: facts.dayShortest <= 0.5 ? null : spokenHours(facts.dayShortest),
    long: facts.dayLongest >= 24 ? null : spokenHours(facts.dayLongest),
    short:
      facts.dayShortest <= 0.5
        ? null
        : `${facts.dayShortest < 7 ? 'barely' : 'about'} ${spokenHours(facts.dayShortest)}`,
    weekend: country.weekend ? spokenDays(country.weekend) : null,
    ...seasonWords(facts.south),
    ...tripWords(place, measure),
  }
}

/** A city as the phrases see it. */
export function citySubject(place: Place): Subject {
  return { key: place.facts.slug, tags: tagsOf(place), words: wordsOf(place) }
}
