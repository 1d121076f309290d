// Run once: turned the collected lists of groups into content/groups/*.yaml, which are the source from then on. It leaves
// a city that has a file alone.
//   node content/build/convert-groups.ts path/to/groups.jsonl
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { chooseGroups, type ListedGroup, writtenGroup } from './listed-groups.ts'
import { readSources } from './sources.ts'

const [, , file = ''] = process.argv
const content = path.resolve(import.meta.dirname, '..')
const today = new Date('2026-11-26')

const sources = readSources(content)
const lines = readFileSync(file, 'utf8').trim().split('\n')
const listed = lines.map((line) => JSON.parse(line) as ListedGroup)

// A group that is listed for cities of two countries belongs to the nearer one.
const countryOf = (city: string) => sources.cityFacts.get(city)?.country ?? ''
const nearest = Map.groupBy(listed, ({ name, url }) => `${name} ${url}`)
const homeOf = new Map(
  [...nearest].map(([key, same]) => [
    key,
    countryOf(same.toSorted((a, b) => a.distanceKm - b.distanceKm)[0]?.city ?? ''),
  ]),
)
const isAtHome = ({ name, url, city }: ListedGroup) => homeOf.get(`${name} ${url}`) === countryOf(city)

mkdirSync(path.join(content, 'groups'), { recursive: true })
let count = 0
for (const [city, all] of Map.groupBy(listed.filter(isAtHome), (group) => group.city)) {
  const target = path.join(content, 'groups', `${city}.yaml`)
  const place = { slug: city, country: countryOf(city) }
  if (existsSync(target) || !place.country) continue
  const isOffered = (community: string) => {
    const absent = sources.absences[community]
    return !absent?.countries.includes(place.country) && !absent?.cities.includes(city)
  }
  const groups = chooseGroups(
    all.filter(({ kind }) => kind === null || isOffered(kind)),
    place,
    today,
  ).map((group) => writtenGroup(group, place, isOffered))
  if (groups.length === 0) continue
  const sorted = groups.toSorted((a, b) => Number(Boolean(b.rrule)) - Number(Boolean(a.rrule)))
  writeFileSync(target, stringify(sorted.map(withoutDefaults), { lineWidth: 0 }))
  count += groups.length
}
console.log(`${count} groups`)

function withoutDefaults({ make_dates, paused, communities, ...group }: ReturnType<typeof writtenGroup>) {
  return { ...group, ...(communities.length > 0 && { communities }), ...(make_dates && { make_dates }) }
}
