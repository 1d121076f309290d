import type { CityFacts } from '../../lib/place/types.ts'
import type { Country } from './corrections.ts'
import { hash32 } from './ids.ts'

type Place = { id: string; facts: CityFacts; country: Country }
type Rule = { holds: (place: Place) => boolean; count: number }

const population = (place: Place) => place.facts.population ?? 0
const big = (place: Place) => population(place) >= 1_000_000
const middling = (place: Place) => population(place) >= 80_000 && population(place) < 600_000
const small = (place: Place) => population(place) > 0 && population(place) < 250_000
const shoreWithin = (place: Place, km: number) => place.facts.coastKm !== null && place.facts.coastKm <= km
const high = (place: Place) => (place.facts.elevation ?? 0) >= 500

/** Countries where same-sex couples can marry: the mildest test that a stranger can check. */
const EQUAL_MARRIAGE = new Set([
  'AD',
  'AR',
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'CL',
  'CO',
  'CR',
  'CU',
  'DE',
  'DK',
  'EC',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'IE',
  'IS',
  'LI',
  'LU',
  'MT',
  'MX',
  'NL',
  'NO',
  'NZ',
  'PT',
  'SE',
  'SI',
  'TH',
  'TW',
  'US',
  'UY',
  'ZA',
])
const COLLEGE_TOWNS = new Set([
  'ann-arbor',
  'boulder',
  'cambridge',
  'cambridge-massachusetts',
  'coimbra',
  'delft',
  'durham',
  'freiburg',
  'ghent',
  'groningen',
  'heidelberg',
  'ithaca',
  'leiden',
  'leuven',
  'lund',
  'madison',
  'new-haven',
  'oxford',
  'tartu',
  'uppsala',
  'utrecht',
  'bologna',
  'montpellier',
  'dunedin',
  'stellenbosch',
  'eugene',
  'granada',
  'braga',
  'pisa',
])

/** What a city needs for an affinity. Where no fact decides, size narrows the choice and a stable draw makes it. */
const RULES: Record<string, Rule> = {
  outdoor: { holds: (p) => high(p) || (shoreWithin(p, 5) && !big(p)), count: 60 },
  creative: { holds: (p) => population(p) >= 300_000, count: 48 },
  mindful: { holds: (p) => middling(p), count: 36 },
  competitive: { holds: (p) => population(p) >= 500_000, count: 44 },
  'beginner-friendly': { holds: (p) => middling(p), count: 44 },
  'early-bird': {
    holds: (p) => p.facts.dayLongest - p.facts.dayShortest <= 3.5 && population(p) >= 100_000,
    count: 48,
  },
  'night-owl': { holds: (p) => population(p) >= 2_000_000, count: 56 },
  weekend: { holds: (p) => p.facts.nearby.some((near) => near.km <= 90), count: 52 },
  'introvert-friendly': { holds: (p) => small(p), count: 44 },
  'alcohol-free': { holds: (p) => population(p) >= 150_000, count: 40 },
  lgbtq: { holds: (p) => EQUAL_MARRIAGE.has(p.country.code) && population(p) >= 150_000, count: 56 },
  womens: { holds: (p) => population(p) >= 200_000, count: 44 },
  international: { holds: (p) => p.facts.capital || (p.country.english_pct ?? 0) >= 85, count: 60 },
  'family-friendly': { holds: (p) => middling(p), count: 44 },
  'low-cost': { holds: (p) => population(p) >= 50_000 && population(p) < 800_000, count: 40 },
  'plant-based': { holds: (p) => population(p) >= 200_000, count: 40 },
  curious: { holds: (p) => p.country.languages.length >= 2, count: 44 },
  bookish: { holds: (p) => COLLEGE_TOWNS.has(p.facts.slug), count: 32 },
  musical: { holds: (p) => population(p) >= 250_000, count: 44 },
  playful: { holds: (p) => population(p) >= 150_000, count: 40 },
  active: { holds: (p) => shoreWithin(p, 5) || high(p), count: 52 },
  handmade: { holds: (p) => population(p) >= 50_000 && population(p) < 700_000, count: 40 },
  'community-minded': { holds: (p) => small(p), count: 44 },
  seaside: { holds: (p) => shoreWithin(p, 5), count: 60 },
}

/** Cities of an affinity, in the order of their slugs. Well-known places are neither favoured nor left out. */
export function citiesOf(affinity: string, places: Place[]): Place[] {
  const rule = RULES[affinity]
  if (!rule) throw new Error(`There is no rule for the cities of "${affinity}"`)
  return places
    .filter((place) => rule.holds(place))
    .map((place) => ({ place, draw: hash32(`affinity-city/${affinity}/${place.facts.slug}`) }))
    .sort((a, b) => a.draw - b.draw)
    .slice(0, rule.count)
    .map(({ place }) => place)
    .sort((a, b) => (a.facts.slug < b.facts.slug ? -1 : 1))
}
