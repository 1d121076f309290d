import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { AFFINITY_SLUGS, COMMUNITY_SLUGS } from './catalog.ts'
import { groupSchema, type WrittenGroup } from './group.ts'
import { parseContentFile } from './markdown.ts'

// Reads content/ and says in an editor's words what is wrong with a file.

const text = z.string().trim().min(1)
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
const month = z.number().int().min(1).max(12)
const community = z.enum(COMMUNITY_SLUGS as [string, ...string[]])
const texts = { micro: text, micro_lff: text, short: text, short_lff: text }
const suggestion = z.strictObject({
  title: text.max(60),
  title_lff: text.max(60).optional(),
  description: text,
  description_lff: text,
  communities: z.array(community).optional(),
  days: z.array(weekday).optional(),
  caution: text.max(200).optional(),
  roof: z.boolean().optional(),
  months: z.array(month).min(1).optional(),
})
const customs = z
  .strictObject({
    announced: text.optional(),
    seasons: text.optional(),
    evenings: text.optional(),
    language: text.optional(),
    alone: text.optional(),
  })
  .optional()
const care = z.enum(['normal', 'care']).default('normal')

const fronts = {
  cities: z.strictObject({
    ...texts,
    languages: z.array(text).min(1),
    months: z.array(month).min(1),
    months_note: text,
    population: z.number().int().positive().optional(),
    region: text.optional(),
    care,
    how: customs,
    suggestions: z
      .array(suggestion.required({ communities: true }))
      .min(4)
      .max(6),
  }),
  countries: z.strictObject({
    ...texts,
    languages: z.array(text).min(1).optional(),
    weekend: z.array(weekday).optional(),
    emergency: z.coerce
      .string()
      .regex(/^\d{2,6}( \([a-z, ]+\))?((,| or) \d{2,6}( \([a-z, ]+\))?)*$/)
      .optional(),
    units: z.enum(['metric', 'imperial']).optional(),
    care,
    how: customs,
    holidays: z.array(text).default([]),
  }),
  communities: z.strictObject({ name: text, ...texts, suggestions: z.array(suggestion).length(4) }),
  affinities: z.strictObject({ name: text, ...texts }),
  articles: z.strictObject({
    title: text,
    title_lff: text.optional(),
    excerpt: text,
    excerpt_lff: text,
    author: text,
    date: z.coerce.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    tags: z.array(text).min(1),
    is_featured: z.boolean().optional(),
  }),
}
type Kind = keyof typeof fronts

/** A content file: its front matter and the long text in both voices. */
export interface Written<Name extends Kind> {
  slug: string
  front: z.infer<(typeof fronts)[Name]>
  plain: string
  lff: string
}

const cityFacts = z.strictObject({
  slug: z.string(),
  name: text,
  country: z.string().length(2),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: text,
  airport: text.nullable(),
  geonameId: z.number(),
  region: text.optional(),
})
const countryFacts = z.strictObject({
  code: z.string().length(2),
  name: text,
  wikipedia: z.url(),
  callingCode: text,
  languages: z.array(text),
  weekend: z.array(weekday),
  units: z.enum(['metric', 'imperial']),
})
const app = z.strictObject({
  name: text,
  name_lff: text.optional(),
  description: text,
  description_lff: text,
  url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .optional(),
  sort_order: z.number().int(),
})
const finder = z.strictObject({
  name: text,
  kind: z.enum(['search', 'chapters']),
  description: text,
  description_lff: text.optional(),
  url: z.string().startsWith('https://'),
  countries: z.array(z.string().length(2)).default([]),
  except: z.array(z.string().length(2)).default([]),
  communities: z.array(community).default([]),
})
const slugLists = z.partialRecord(z.enum(AFFINITY_SLUGS as [string, ...string[]]), z.array(z.string()))
const pairs = z.record(z.string(), z.record(z.string(), z.strictObject({ intro: text, intro_lff: text })))
const absences = z.partialRecord(
  community,
  z.strictObject({ countries: z.array(z.string()).default([]), cities: z.array(z.string()).default([]) }),
)

const ownPath = z.string().regex(/^(?:\/[a-z0-9][a-z0-9._-]*)+$/)
const redirects = z.record(ownPath, ownPath)
const names = z.record(z.string(), z.array(text).min(1)).default({})
const otherNames = z.strictObject({ cities: names, countries: names, communities: names })

export type Sources = ReturnType<typeof readSources>

/**
 * Reads everything that the seed is made of.
 * @param content the folder `content/`
 * @throws Error that names every file with a problem
 */
export function readSources(content: string) {
  const problems: string[] = []
  const at = (...parts: string[]) => path.join(content, ...parts)

  function checked<Output>(schema: z.ZodType<Output>, value: unknown, file: string): Output | undefined {
    const { data, error } = schema.safeParse(value)
    for (const issue of error?.issues ?? [])
      problems.push(`${file}: ${issue.path.join('.')}: ${issue.message}`)
    return data
  }
  const json = <Output>(schema: z.ZodType<Output>, file: string) =>
    checked(schema, JSON.parse(readFileSync(at(file), 'utf8')), file) as Output
  const yaml = <Output>(schema: z.ZodType<Output>, file: string, none: Output) =>
    existsSync(at(file)) ? (checked(schema, parse(readFileSync(at(file), 'utf8')), file) ?? none) : none

  function written<Name extends Kind>(kind: Name): Written<Name>[] {
    const names = readdirSync(at(kind))
      .filter((name) => name.endsWith('.md'))
      .sort()
    return names.flatMap((name) => {
      const file = `${kind}/${name}`
      try {
        const { front, body } = parseContentFile(readFileSync(at(kind, name), 'utf8'), file)
        const data = checked(fronts[kind] as unknown as z.ZodType<Written<Name>['front']>, front, file)
        return data ? [{ slug: name.slice(0, -'.md'.length), front: data, ...body }] : []
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error))
        return []
      }
    })
  }

  /** A YAML file; undefined if it cannot be read, which is a problem that names the file. */
  function parsed(file: string): unknown {
    try {
      return parse(readFileSync(at(file), 'utf8'))
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }

  /** The groups of each city, from `groups/<city>.yaml`. */
  function groupsByCity(): Map<string, WrittenGroup[]> {
    const files = existsSync(at('groups')) ? readdirSync(at('groups')) : []
    return new Map(
      files
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => {
          const file = `groups/${name}`
          const entries = z.array(z.unknown()).safeParse(parsed(file)).data
          if (!entries) problems.push(`${file}: must be a list, each group beginning with "- name:"`)
          const groups = (entries ?? []).flatMap((entry, index) => {
            const named = z.looseObject({ name: text }).safeParse(entry).data?.name ?? `entry ${index + 1}`
            return checked(groupSchema, entry, `${file}: "${named}"`) ?? []
          })
          return [name.slice(0, -'.yaml'.length), groups]
        }),
    )
  }

  const sources = {
    cities: written('cities'),
    countries: written('countries'),
    communities: written('communities'),
    affinities: written('affinities'),
    articles: written('articles'),
    cityFacts: new Map(json(z.array(cityFacts), 'data/cities.json').map((city) => [city.slug, city])),
    countryFacts: new Map(
      json(z.array(countryFacts), 'data/countries.json').map((country) => [country.code, country]),
    ),
    images: json(z.record(z.string(), z.record(z.string(), z.string())), 'data/images.json'),
    apps: yaml(z.array(app), 'apps.yaml', []),
    finders: yaml(z.array(finder), 'finders.yaml', []),
    links: yaml(slugLists, 'links.yaml', {}),
    affinityCities: yaml(slugLists, 'affinity-cities.yaml', {}),
    pairs: yaml(pairs, 'pairs.yaml', {}),
    groups: groupsByCity(),
    absences: yaml(absences, 'absences.yaml', {}),
    redirects: yaml(redirects, 'redirects.yaml', {}),
    otherNames: yaml(otherNames, 'other-names.yaml', { cities: {}, countries: {}, communities: {} }),
  }
  problems.push(...relationProblems(sources))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return sources
}

type Read = Pick<
  Sources,
  | 'cities'
  | 'countries'
  | 'cityFacts'
  | 'countryFacts'
  | 'links'
  | 'communities'
  | 'affinities'
  | 'otherNames'
  | 'groups'
>

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

function relationProblems({
  cities,
  cityFacts,
  countryFacts,
  links,
  otherNames: names,
  groups,
  ...others
}: Read): string[] {
  const known = new Set(COMMUNITY_SLUGS)
  const has = (kind: 'communities' | 'affinities', slug: string) =>
    others[kind].some((each) => each.slug === slug)
  const listed = { cities, countries: others.countries, communities: others.communities }
  return [
    ...(['cities', 'countries', 'communities'] as const).flatMap((kind) =>
      Object.keys(names[kind])
        .filter((slug) => !listed[kind].some((each) => each.slug === slug))
        .map((slug) => `other-names.yaml: ${kind}: "${slug}" is not listed`),
    ),
    ...cities.flatMap(({ slug }) => {
      const facts = cityFacts.get(slug)
      if (!facts) return [`cities/${slug}.md: data/cities.json does not know this city`]
      return countryFacts.has(facts.country)
        ? []
        : [`data/countries.json lacks ${facts.country}, where ${slug} is`]
    }),
    ...[...groups].flatMap(([city, list]) => [
      ...(cities.some(({ slug }) => slug === city) ? [] : [`groups/${city}.yaml: "${city}" is not listed`]),
      ...repeated(list.map(({ name }) => name.toLowerCase())).map(
        (name) => `groups/${city}.yaml: "${name}" stands there twice`,
      ),
    ]),
    ...Object.entries(links).flatMap(([affinity, communities]) =>
      (communities ?? [])
        .filter((slug) => !known.has(slug))
        .map((slug) => `links.yaml: ${affinity}: there is no community "${slug}"`),
    ),
    ...COMMUNITY_SLUGS.filter((slug) => !has('communities', slug)).map(
      (slug) => `communities/${slug}.md is missing`,
    ),
    ...AFFINITY_SLUGS.filter((slug) => !has('affinities', slug)).map(
      (slug) => `affinities/${slug}.md is missing`,
    ),
  ]
}
