import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { AFFINITY_SLUGS, COMMUNITY_SLUGS } from './catalog.ts'
import { type City, type Country, correctCities, correctCountries } from './corrections.ts'
import { parseContentFile } from './markdown.ts'
import type { CitySource, CountrySource } from './source-types.ts'
import { checkFile, type Kind, lengthNotes, type Suggestion } from './validate.ts'

export type Written = {
  front: Record<string, unknown>
  plain: string
  lff: string
  suggestions: Suggestion[]
}
export type App = {
  name: string
  name_lff: string | null
  description: string
  description_lff: string
  url: string | null
  sort_order: number
}
export type Sources = {
  cities: City[]
  countries: Country[]
  written: Record<Kind, Map<string, Written>>
  apps: App[]
  images: Record<string, string>
  links: Record<string, string[]>
  problems: string[]
  notes: string[]
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Reads the hand-written texts of one kind. A file with a problem is left out and its problems are listed. */
export function readKind(
  folder: string,
  kind: Kind,
  known: Set<string> | null,
): { texts: Map<string, Written>; problems: string[]; notes: string[] } {
  const texts = new Map<string, Written>()
  const problems: string[] = []
  const notes: string[] = []
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  for (const name of names.sort()) {
    const slug = name.slice(0, -'.md'.length)
    const file = `content/${kind}/${name}`
    if (!SLUG.test(slug))
      problems.push(`${file}: the file name must be a slug of lower-case letters, digits and hyphens`)
    else if (known && !known.has(slug))
      problems.push(`${file}: there is no ${kind} entry with the slug "${slug}"`)
    else {
      try {
        const content = parseContentFile(readFileSync(path.join(folder, name), 'utf8'), file)
        const checked = checkFile(kind, content, file)
        problems.push(...checked.problems)
        notes.push(...lengthNotes(content.front, file))
        if (checked.problems.length === 0) {
          texts.set(slug, { front: content.front, ...content.body, suggestions: checked.suggestions })
        }
      } catch (error) {
        problems.push((error as Error).message)
      }
    }
  }
  return { texts, problems, notes }
}

const APP_KEYS = ['name', 'name_lff', 'description', 'description_lff', 'url', 'sort_order']

function readApps(file: string): { apps: App[]; problems: string[] } {
  if (!existsSync(file)) return { apps: [], problems: [] }
  const problems: string[] = []
  const list = parse(readFileSync(file, 'utf8')) as Record<string, unknown>[]
  if (!Array.isArray(list)) return { apps: [], problems: ['content/apps.yaml: must be a list'] }
  const apps = list.map((item, index) => {
    const where = `content/apps.yaml: app ${index + 1}`
    for (const key of Object.keys(item))
      if (!APP_KEYS.includes(key)) problems.push(`${where} has the unknown key "${key}"`)
    for (const key of ['name', 'description', 'description_lff']) {
      if (typeof item[key] !== 'string' || !item[key].trim()) problems.push(`${where} lacks "${key}"`)
    }
    const url = item.url === undefined || item.url === null ? null : String(item.url)
    if (url !== null && !url.startsWith('https://')) problems.push(`${where}: "url" must start with https://`)
    return {
      name: String(item.name).trim(),
      name_lff: item.name_lff ? String(item.name_lff).trim() : null,
      description: String(item.description ?? '').trim(),
      description_lff: String(item.description_lff ?? '').trim(),
      url,
      sort_order: Number(item.sort_order ?? index + 1),
    }
  })
  return { apps, problems }
}

/** The art's list, kind by kind, as one: `cities/tokyo` → its picture. */
function flatImages(kinds: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, files]) =>
      Object.entries(files).map(([key, file]) => [`${kind}/${key}`, file] as const),
    ),
  )
}

/** Everything the seed is made from. */
export function readSources(content: string): Sources {
  const cities = correctCities(readJson<CitySource[]>(path.join(content, 'data/cities.json')))
  const countries = correctCountries(readJson<CountrySource[]>(path.join(content, 'data/countries.json')))
  const known: Record<Kind, Set<string> | null> = {
    cities: new Set(cities.map((city) => city.slug)),
    countries: new Set(countries.map((country) => country.code.toLowerCase())),
    communities: new Set(COMMUNITY_SLUGS),
    affinities: new Set(AFFINITY_SLUGS),
    articles: null,
  }
  const kinds = Object.keys(known) as Kind[]
  const read = kinds.map((kind) => ({ kind, ...readKind(path.join(content, kind), kind, known[kind]) }))
  const apps = readApps(path.join(content, 'apps.yaml'))
  const imageFile = path.join(content, 'data/images.json')
  return {
    cities,
    countries,
    written: Object.fromEntries(read.map((part) => [part.kind, part.texts])) as Sources['written'],
    apps: apps.apps,
    images: existsSync(imageFile)
      ? flatImages(readJson<Record<string, Record<string, string>>>(imageFile))
      : {},
    links: parse(readFileSync(path.join(content, 'links.yaml'), 'utf8')) as Record<string, string[]>,
    problems: [...read.flatMap((part) => part.problems), ...apps.problems],
    notes: read.flatMap((part) => part.notes),
  }
}
