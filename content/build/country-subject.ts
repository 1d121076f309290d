import { haversineKm } from './coast.ts'
import type { Country } from './corrections.ts'
import {
  capitalized,
  countryInText,
  listed,
  possessive,
  spokenCount,
  spokenDays,
  spokenDistance,
} from './names.ts'
import type { Subject, Words } from './phrases.ts'
import { ENGLISH_ON_PAPER, type Place } from './subject.ts'
import { isHard, isModest, needsCare } from './travel.ts'

/** For places without a land border or without a neighbor in this directory: what lies closest. */
const CLOSE_BY: Record<string, string[]> = {
  AX: ['FI', 'SE'],
  BM: ['US', 'CA'],
  FO: ['IS', 'NO'],
  GG: ['FR', 'GB'],
  JE: ['FR', 'GB'],
  IM: ['GB', 'IE'],
  GI: ['ES', 'MA'],
  PM: ['CA'],
  VA: ['IT'],
  SJ: ['NO'],
  FK: ['AR', 'CL'],
  SH: ['NA', 'ZA'],
  RE: ['MU', 'MG'],
  YT: ['KM', 'MG'],
  CX: ['ID', 'AU'],
  CC: ['ID', 'AU'],
  NF: ['NC', 'NZ'],
  PN: ['PF'],
  TK: ['WS', 'TV'],
  CK: ['PF', 'WS'],
  NU: ['TO', 'WS'],
  WF: ['FJ', 'WS'],
  AS: ['WS', 'TO'],
  GU: ['FM', 'PW'],
  MP: ['FM', 'PW'],
  AI: ['KN', 'AG'],
  AW: ['VE', 'CO'],
  BQ: ['VE', 'CO'],
  CW: ['VE', 'CO'],
  VG: ['PR', 'KN'],
  VI: ['PR', 'KN'],
  KY: ['JM', 'CU'],
  GP: ['DM', 'AG'],
  MQ: ['DM', 'LC'],
  MS: ['AG', 'KN'],
  BL: ['KN', 'AG'],
  MF: ['KN', 'AG'],
  SX: ['KN', 'AG'],
  TC: ['BS', 'DO'],
}
const ANGLOPHONE = new Set(['US', 'GB', 'IE', 'AU', 'NZ', 'CA'])
const MILES = new Set(['US', 'GB', 'LR'])
const TINY = 150_000
const NAMED_CITIES = 6

type Pair = { a: string; b: string; km: number }

function pairs(places: Place[]): Pair[] {
  const all = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => ({
      a: one.facts.name,
      b: other.facts.name,
      km: haversineKm(one.facts.lat, one.facts.lng, other.facts.lat, other.facts.lng),
    })),
  )
  return all.sort((x, y) => x.km - y.km || (x.a < y.a ? -1 : 1))
}

/** Up to six names: the capital and the most populous first. */
function namedCities(places: Place[]): string[] {
  return [...places]
    .sort(
      (a, b) =>
        Number(b.facts.capital) - Number(a.facts.capital) ||
        (b.facts.population ?? 0) - (a.facts.population ?? 0),
    )
    .slice(0, NAMED_CITIES)
    .map((place) => place.facts.name)
}

function languageTag(country: Country): string {
  if (ANGLOPHONE.has(country.code)) return 'anglo'
  if (country.languages.includes('English') && !ENGLISH_ON_PAPER.has(country.code))
    return country.languages.length > 1 ? 'englishofficial' : 'englishonlyofficial'
  const share = country.english_pct
  if (share === null) return 'englishunknown'
  if (share >= 60) return 'englishhigh'
  return share >= 25 ? 'englishmid' : 'englishlow'
}

function weekTag(weekend: string[] | null): string {
  if (!weekend) return 'noweekend'
  if (weekend.join() === 'fri,sat') return 'friweekend'
  return weekend.join() === 'sun' ? 'sunonly' : 'satsun'
}

function sizeTag(count: number): string {
  if (count === 0) return 'nocity'
  if (count === 1) return 'onecity'
  return count <= 4 ? 'fewcities' : 'manycities'
}

function tagsOf(country: Country, places: Place[]): Set<string> {
  const tags = [
    languageTag(country),
    country.languages.length > 1 ? 'multilang' : 'onelang',
    weekTag(country.weekend),
    country.first_day === 'sun' && country.weekend?.join() === 'sat,sun' ? 'sunfirst' : '',
    country.clock === 24 ? 'clock24' : 'clock12',
    sizeTag(places.length),
    country.neighbours.length === 0 &&
    !['AU', 'HK', 'MO', 'SG'].includes(country.code) &&
    country.population < 30_000_000
      ? 'islandstate'
      : '',
    country.population < TINY ? 'tiny' : '',
    isHard(country) ? 'hard' : '',
    needsCare(country) ? 'care' : '',
    isModest(country) ? 'modest' : '',
  ]
  return new Set(tags.filter(Boolean))
}

/** Countries close by that have a city page. */
export function neighborsWithCities(country: Country, countries: Country[], places: Place[]): Country[] {
  const withCities = new Set(places.map((place) => place.country.code))
  const codes = CLOSE_BY[country.code] ?? country.neighbours
  return codes.flatMap((code) => countries.filter((other) => other.code === code && withCities.has(code)))
}

function wordsOf(country: Country, countries: Country[], places: Place[], own: Place[]): Words {
  const name = countryInText(country)
  const measure = MILES.has(country.code) ? 'miles' : 'km'
  const all = pairs(own)
  const nearest = all[0]
  const farthest = all[all.length - 1]
  const neighbors = neighborsWithCities(country, countries, places).map(countryInText)
  const langs = country.languages
  return {
    country: name,
    Country: capitalized(name),
    countrys: possessive(name),
    pop: country.population > 0 ? spokenCount(country.population) : null,
    cityCount: String(own.length),
    cities: own.length > 0 ? listed(namedCities(own)) : null,
    lang: langs[0] ?? null,
    langs: langs.length > 1 ? listed(langs) : null,
    langWord: langs.length > 0 ? listed(langs) : null,
    langsAre: langs.length > 1 ? 'are' : 'is',
    otherLang: langs.find((language) => language !== 'English') ?? null,
    otherLangs: langs.length > 1 ? listed(langs.filter((language) => language !== 'English')) : null,
    english: country.english_pct === null ? null : String(country.english_pct),
    weekend: country.weekend ? spokenDays(country.weekend) : null,
    neighbors: neighbors.length > 0 ? listed(neighbors.slice(0, 4)) : null,
    pairA: nearest?.a ?? null,
    pairB: nearest?.b ?? null,
    pairDist: nearest ? spokenDistance(nearest.km, measure) : null,
    farA: farthest?.a ?? null,
    farB: farthest?.b ?? null,
    farDist: farthest ? spokenDistance(farthest.km, measure) : null,
  }
}

/** A country as the phrases see it. */
export function countrySubject(country: Country, countries: Country[], places: Place[]): Subject {
  const own = places.filter((place) => place.country.code === country.code)
  return {
    key: country.code.toLowerCase(),
    tags: tagsOf(country, own),
    words: wordsOf(country, countries, places, own),
  }
}
