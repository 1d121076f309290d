import { listed } from './city-faq'
import { isGuarded, isModest, type Nearby, needsCare, tripsFrom } from './city-travel'
import type { CommunityTraits } from './community-traits'
import type { Words } from './lines'
import type { CityFacts, CountryFacts, Weekday } from './types'

/** What a page about one community in one city is made from. */
export interface CityCommunitySubject {
  city: { name: string; slug: string }
  /** The country's name; may be empty. */
  country: string
  community: { name: string; slug: string }
  facts: CityFacts | null
  countryFacts: CountryFacts | null
  /** The listed cities around, nearest first. */
  nearby: readonly Nearby[]
}

/** Countries that take the article in running text. */
const withArticle = new Set([
  ...['United Arab Emirates', 'Åland Islands', 'Bahamas', 'Caribbean Netherlands', 'Cocos (Keeling) Islands'],
  ...[
    'Democratic Republic of the Congo',
    'Central African Republic',
    'Republic of the Congo',
    'Cook Islands',
  ],
  ...['Dominican Republic', 'Falkland Islands', 'Faroe Islands', 'United Kingdom', 'Gambia', 'Isle of Man'],
  ...['Comoros', 'Cayman Islands', 'Marshall Islands', 'Northern Mariana Islands', 'Maldives', 'Netherlands'],
  ...['Philippines', 'Pitcairn Islands', 'Solomon Islands', 'Seychelles', 'Turks and Caicos Islands'],
  ...['United States', 'U.S. Virgin Islands', 'British Virgin Islands'],
])

/** The country's name inside a sentence: "the Netherlands", "Japan". */
export function countryInText(name: string): string {
  return withArticle.has(name) ? `the ${name}` : name
}

/** Weekdays in full. */
export const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

const inMiles = new Set(['us', 'gb', 'lr'])
const anglophone = new Set(['us', 'gb', 'ie', 'au', 'nz', 'ca'])
const frenchSpeaking = new Set(['montreal', 'quebec-city'])
/** English is official but not what gets one through the day. */
const englishOnPaper = new Set(['rw', 'cm', 'sd', 'er', 'tz', 'et'])
/** Outside the tropics, and hotter than most of them. */
const gulf = new Set(['ae', 'bh', 'iq', 'kw', 'om', 'qa', 'sa'])
const numberWords = ['no', 'one', 'two', 'three', 'four', 'five']
const feetPerMeter = 3.2808

/** A distance as people there would say it: in miles where roads are signed in miles. */
export function spokenDistance(km: number, countryCode: string): string {
  const miles = inMiles.has(countryCode)
  const amount = miles ? km / 1.609 : km
  const step = amount >= 100 ? 10 : amount >= 15 ? 5 : 1
  const rounded = Math.max(1, Math.round(amount / step) * step)
  return `${rounded.toLocaleString('en-US')} ${miles ? (rounded === 1 ? 'mile' : 'miles') : 'km'}`
}

/** A count as people say it: "8.2 million", "240,000". */
export function spokenCount(count: number): string {
  if (count >= 1_000_000)
    return `${(Math.round(count / 100_000) / 10).toFixed(1).replace(/\.0$/, '')} million`
  const step = count >= 100_000 ? 10_000 : count >= 10_000 ? 1000 : 100
  return (Math.round(count / step) * step).toLocaleString('en-US')
}

/** Light by the longest day: how far the year swings here. */
function lightTags(facts: CityFacts): string[] {
  const longest = facts.dayLongest
  if (longest >= 19.5) return ['far', 'polar']
  if (longest >= 17.2) return ['far', 'nordic']
  if (longest >= 15.6) return ['swing', 'long']
  if (longest >= 14.6) return ['swing', 'medium']
  return longest >= 12.9 ? ['steady', 'mild'] : ['steady', 'even']
}

function coastTags(km: number | null): string[] {
  if (km === null) return []
  if (km <= 5) return ['shore', 'sea']
  if (km <= 45) return ['nearsea', 'sea']
  return km >= 300 ? ['inland', 'farinland'] : km >= 120 ? ['inland'] : []
}

function heightTags(elevation: number | null): string[] {
  if (elevation === null) return []
  if (elevation >= 2000) return ['high', 'veryhigh']
  return [elevation >= 1500 ? 'high' : 'upland']
}

function sizeTags({ population, capital }: CityFacts): string[] {
  if (population === null) return []
  if (population >= 1_000_000) return population >= 4_000_000 ? ['big', 'mega'] : ['big']
  return [population >= (capital ? 60_000 : 120_000) ? 'mid' : 'little']
}

function languageTags({ city, countryFacts }: CityCommunitySubject): string[] {
  if (!countryFacts) return []
  const { code, languages, englishPct } = countryFacts
  if (anglophone.has(code) && !frenchSpeaking.has(city.slug)) return ['anglo']
  const many = languages.length >= 3 ? ['multi', 'three'] : languages.length === 2 ? ['multi'] : []
  if (languages.includes('English') && !englishOnPaper.has(code) && !frenchSpeaking.has(city.slug)) {
    return ['englishofficial', ...many]
  }
  if (englishPct === null || frenchSpeaking.has(city.slug)) return ['foreign', 'englishunknown', ...many]
  const share = englishPct >= 60 ? 'englishhigh' : englishPct >= 25 ? 'englishmid' : 'englishlow'
  return ['foreign', share, ...many]
}

function weekendTags(countryFacts: CountryFacts | null): string[] {
  const days = countryFacts?.weekend?.join()
  if (!days) return ['noweekend']
  return [days === 'fri,sat' ? 'friweekend' : days === 'sun' ? 'sunonly' : 'satsun']
}

/** What holds for a community anywhere, as tags. */
function communityTags(traits: CommunityTraits): string[] {
  const inOut = {
    outdoors: ['out'],
    green: ['out'],
    indoors: ['in'],
    either: ['out', 'in'],
    water: ['water'],
    'night-sky': ['night'],
  }[traits.setting]
  // Some pastimes keep to working days, some even to their mornings.
  const freeDay = /\bfree\b/.test(traits.time) ? ['freeday'] : []
  const evening = /weekday evening/.test(traits.time) ? ['evening'] : []
  const daytime = /weekdays|weekday mornings|one fixed weekday$/.test(traits.time) ? ['daytime'] : []
  return [
    ...inOut,
    ...freeDay,
    ...evening,
    ...daytime,
    `talk-${traits.talk}`,
    `sun-${traits.daylight}`,
    `weather-${traits.weather}`,
  ]
}

/** What holds for this community in this city, in one-word tags that the phrases ask for. */
export function tagsOf(subject: CityCommunitySubject, traits: CommunityTraits): Set<string> {
  const { facts, nearby, countryFacts } = subject
  const code = facts?.countryCode ?? countryFacts?.code
  const tags = [...communityTags(traits), ...languageTags(subject), ...weekendTags(countryFacts)]
  if (isModest(code)) tags.push('modest')
  if (needsCare(code)) tags.push('care')
  if (isGuarded(code)) tags.push('guarded')
  if (!facts) return new Set([...tags, 'nofacts'])
  tags.push(...lightTags(facts), ...coastTags(facts.coastKm), ...heightTags(facts.elevation))
  tags.push(...sizeTags(facts), facts.south ? 'south' : 'northern')
  const low = (facts.elevation ?? 0) < 900
  const hot = Math.abs(facts.lat) < 23.4 || gulf.has(facts.countryCode)
  if (hot && low) tags.push('hot')
  if (Math.abs(facts.lat) > 25) tags.push('seasons')
  if (facts.capital) tags.push('capital')
  const trips = tripsFrom(facts, nearby)
  if (trips.length > 0) tags.push('trips')
  else if (!needsCare(code) && (facts.nearby[0]?.km ?? 999) > 150) tags.push('remote')
  return new Set(tags)
}

const hours = (value: number) => `${Math.round(value)} hours`

function factWords({ facts, city, nearby }: CityCommunitySubject): Words {
  if (!facts) return {}
  const code = facts.countryCode
  const [trip, trip2] = tripsFrom(facts, nearby)
  const { elevation: height, coastKm, population } = facts
  const feet = inMiles.has(code) && height !== null
  const step = feet ? Math.round((height * feetPerMeter) / 100) * 100 : Math.round((height ?? 0) / 50) * 50
  return {
    region: facts.region && facts.region !== city.name ? facts.region : null,
    pop: population === null ? null : spokenCount(population),
    coast: coastKm === null ? null : spokenDistance(Math.max(coastKm, 1), code),
    elev: height === null ? null : `${step.toLocaleString('en-US')} ${feet ? 'feet' : 'meters'}`,
    long: facts.dayLongest >= 23.5 ? null : hours(facts.dayLongest),
    short: facts.dayShortest < 2 ? null : hours(facts.dayShortest),
    peak: facts.south ? 'December' : 'June',
    trough: facts.south ? 'June' : 'December',
    spring: facts.south ? 'September' : 'March',
    autumn: facts.south ? 'March' : 'September',
    bright: facts.south ? 'October to March' : 'April to September',
    dark: facts.south ? 'May to August' : 'November to February',
    trip: trip?.name ?? null,
    tripDist: trip ? spokenDistance(trip.km, code) : null,
    tripDir: trip ? trip.dir.replace('-', '') : null,
    trip2: trip2?.name ?? null,
    trip2Dist: trip2 ? spokenDistance(trip2.km, code) : null,
  }
}

function countryWords({ city, country, countryFacts }: CityCommunitySubject): Words {
  const languages = countryFacts?.languages ?? []
  const weekend = countryFacts?.weekend ?? null
  const first = weekend?.[0]
  const last = weekend?.at(-1)
  const nightBefore = { fri: 'Thursday', sat: 'Friday', sun: 'Saturday' }[first as 'fri' | 'sat' | 'sun']
  return {
    // A city that is its own country is named once.
    country: country && country !== city.name ? countryInText(country) : null,
    lang: languages.length === 1 ? (languages[0] ?? null) : null,
    langs: languages.length > 1 ? listed(languages) : null,
    langCount: languages.length > 1 ? (numberWords[languages.length] ?? 'several') : null,
    english: countryFacts?.englishPct ? `${countryFacts.englishPct}%` : null,
    weekend: weekend ? listed(weekend.map((day) => dayNames[day])) : null,
    free1: first ? dayNames[first] : null,
    free2: last ? dayNames[last] : null,
    eve: first ? (nightBefore ?? null) : null,
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const noFacts: Words = Object.fromEntries(
  'region pop coast elev long short peak trough spring autumn bright dark trip tripDist tripDir trip2 trip2Dist'
    .split(' ')
    .map((gap) => [gap, null]),
)

/** The words that fill the gaps of the phrases. */
export function wordsOf(subject: CityCommunitySubject, traits: CommunityTraits): Words {
  const code = subject.facts?.countryCode ?? subject.countryFacts?.code
  const doing = (isGuarded(code) && traits.atHome) || traits.doing
  return {
    city: subject.city.name,
    citys: `${subject.city.name}'s`,
    do: traits.verb,
    doing,
    Doing: capitalized(doing),
    people: traits.members,
    People: capitalized(traits.members),
    meet: traits.meeting,
    Meet: capitalized(traits.meeting),
    group: traits.group,
    kit: traits.kit,
    time: traits.time,
    Group: capitalized(traits.group),
    ...noFacts,
    ...factWords(subject),
    ...countryWords(subject),
  }
}
