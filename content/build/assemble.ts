import path from 'node:path'
import type { CityFactsById, CountryFactsById } from '../../lib/place/types.ts'
import { citiesOf } from './affinity-cities.ts'
import { AFFINITY_SLUGS, COMMUNITY_SLUGS } from './catalog.ts'
import { readShores } from './coast.ts'
import { composeCities } from './compose-city.ts'
import { composeCountries } from './compose-country.ts'
import { composeSuggestions, readSuggestionKinds } from './compose-suggestions.ts'
import type { Country } from './corrections.ts'
import { allCityFacts, allCountryFacts, countryId } from './facts.ts'
import { stableId, stableTime } from './ids.ts'
import { checkLinks } from './links.ts'
import { renderHtml } from './markdown.ts'
import { readPhrases } from './phrases.ts'
import { readSources, type Sources, type Written } from './read.ts'
import type { Row, Table } from './sql.ts'
import { citySubject, type Place, placesOf } from './subject.ts'
import type { Texts } from './texts.ts'
import type { Suggestion } from './validate.ts'

export type Seed = {
  tables: Table[]
  cityFacts: CityFactsById
  countryFacts: CountryFactsById
  countries: Country[]
  problems: string[]
  notes: string[]
}

const TEXT_COLUMNS = [
  'micro_description',
  'short_description',
  'long_description',
  'micro_description_lff',
  'short_description_lff',
  'long_description_lff',
]

/** A hand-written text wins over a composed one, field by field. */
function textsOf(written: Written | undefined, composed: Partial<Texts>): Row {
  const front = (key: string) => (written ? String(written.front[key] ?? '').trim() : '')
  const pick = (own: string | undefined, other: string | undefined) => own || other || null
  return {
    micro_description: pick(front('micro'), composed.micro),
    short_description: pick(front('short'), composed.short),
    long_description: pick(written?.plain, composed.long),
    micro_description_lff: pick(front('micro_lff'), composed.micro_lff),
    short_description_lff: pick(front('short_lff'), composed.short_lff),
    long_description_lff: pick(written?.lff, composed.long_lff),
  }
}

const titleCase = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase())

function countryTable(sources: Sources, places: Place[], phrases: string): Table {
  const codeOf = (country: Country) => country.code.toLowerCase()
  const unwritten = sources.countries.filter((country) => !sources.written.countries.has(codeOf(country)))
  const composed = composeCountries(unwritten, sources.countries, places, readPhrases(phrases, 'country'))
  const rows = sources.countries.map((country) => ({
    id: countryId(country.code),
    name: country.name,
    code: codeOf(country),
    flag_url: `/flags/${codeOf(country)}.svg`,
    wikipedia_url: encodeURI(country.wikipedia_url),
    ...textsOf(sources.written.countries.get(codeOf(country)), composed.get(codeOf(country)) ?? {}),
  }))
  return { name: 'countries', columns: ['id', 'name', 'code', 'flag_url', ...TEXT_COLUMNS, 'wikipedia_url'], rows }
}

function cityTable(sources: Sources, places: Place[], phrases: string): Table {
  const unwritten = places.filter((place) => !sources.written.cities.has(place.facts.slug))
  const composed = composeCities(unwritten, readPhrases(phrases, 'city'))
  const rows = places.map((place) => ({
    id: place.id,
    name: place.facts.name,
    slug: place.facts.slug,
    country_id: countryId(place.facts.countryCode),
    image_url: sources.images[`cities/${place.facts.slug}`] ?? null,
    pulse_url: null,
    created_at: stableTime('city', place.facts.slug),
    updated_at: stableTime('city', place.facts.slug, 30),
    ...textsOf(sources.written.cities.get(place.facts.slug), composed.get(place.facts.slug) ?? {}),
  }))
  return {
    name: 'cities',
    columns: [
      'id',
      'name',
      'slug',
      'country_id',
      'image_url',
      'pulse_url',
      ...TEXT_COLUMNS,
      'created_at',
      'updated_at',
    ],
    rows,
  }
}

/** Communities and affinities store their long text as HTML. */
async function groupRows(
  kind: 'communities' | 'affinities',
  slugs: string[],
  sources: Sources,
): Promise<Row[]> {
  const singular = kind === 'communities' ? 'community' : 'affinity'
  return Promise.all(
    slugs.map(async (slug) => {
      const written = sources.written[kind].get(slug)
      const html = written && {
        ...written,
        plain: await renderHtml(written.plain),
        lff: await renderHtml(written.lff),
      }
      return {
        id: stableId(singular, slug),
        name: written ? String(written.front.name) : titleCase(slug),
        slug,
        image_url: sources.images[`${kind}/${slug}`] ?? null,
        ...textsOf(html, {}),
      }
    }),
  )
}

function suggestionRow(
  suggestion: Suggestion,
  kind: 'city' | 'community',
  key: string,
  parent: string,
  index: number,
): Row {
  return {
    id: stableId('suggestion', `${kind}/${key}/${index}`),
    title: suggestion.title,
    title_lff: suggestion.title_lff,
    description: suggestion.description,
    description_lff: suggestion.description_lff,
    city_id: kind === 'city' ? parent : null,
    community_id: kind === 'community' ? parent : null,
    // Readers sort by newest first: later entries are older, so that the order of the file is the order of the page.
    created_at: new Date(Date.UTC(2026, 8, 20, 12) - index * 86_400_000).toISOString().replace('.000Z', 'Z'),
  }
}

function suggestionTable(sources: Sources, places: Place[], phrases: string): Table {
  const kinds = readSuggestionKinds(path.join(phrases, 'city-suggestions.yaml'))
  const ofCities = places.flatMap((place) => {
    const own = sources.written.cities.get(place.facts.slug)?.suggestions ?? []
    const list = own.length > 0 ? own : composeSuggestions(citySubject(place), kinds)
    return list.map((item, index) => suggestionRow(item, 'city', place.facts.slug, place.id, index))
  })
  const ofCommunities = COMMUNITY_SLUGS.flatMap((slug) =>
    (sources.written.communities.get(slug)?.suggestions ?? []).map((item, index) =>
      suggestionRow(item, 'community', slug, stableId('community', slug), index),
    ),
  )
  return {
    name: 'local_suggestions',
    columns: [
      'id',
      'title',
      'title_lff',
      'description',
      'description_lff',
      'city_id',
      'community_id',
      'created_at',
    ],
    rows: [...ofCities, ...ofCommunities],
  }
}

function linkTables(sources: Sources, places: Place[]): Table[] {
  const communities = AFFINITY_SLUGS.flatMap((affinity) =>
    (sources.links[affinity] ?? []).map((community) => ({
      affinity_id: stableId('affinity', affinity),
      community_id: stableId('community', community),
    })),
  )
  const cities = AFFINITY_SLUGS.flatMap((affinity) =>
    citiesOf(affinity, places).map((place) => ({
      affinity_id: stableId('affinity', affinity),
      city_id: place.id,
    })),
  )
  return [
    { name: 'affinity_communities', columns: ['affinity_id', 'community_id'], rows: communities },
    { name: 'affinity_cities', columns: ['affinity_id', 'city_id'], rows: cities },
  ]
}

const appSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function appTable(sources: Sources): Table {
  const rows = sources.apps.map((app) => ({
    id: stableId('app', appSlug(app.name)),
    ...app,
    logo_url: sources.images[`apps/${appSlug(app.name)}`] ?? null,
  }))
  return {
    name: 'apps_for_making_friends',
    columns: ['id', 'name', 'name_lff', 'description', 'description_lff', 'logo_url', 'url', 'sort_order'],
    rows: rows.sort((a, b) => a.sort_order - b.sort_order || (a.name < b.name ? -1 : 1)),
  }
}

function articleTable(sources: Sources): Table {
  const rows = [...sources.written.articles].map(([slug, written]) => {
    const front = written.front
    return {
      id: stableId('article', slug),
      title: String(front.title),
      title_lff: front.title_lff ? String(front.title_lff) : null,
      slug,
      excerpt: String(front.excerpt),
      excerpt_lff: String(front.excerpt_lff),
      content: written.plain,
      content_lff: written.lff,
      author: String(front.author),
      date: String(front.date),
      created_at: `${front.date}T08:00:00Z`,
      image_url: sources.images[`articles/${slug}`] ?? null,
      tags: front.tags as string[],
      is_featured: front.is_featured === true,
    }
  })
  return {
    name: 'blog_posts',
    columns: [
      'id',
      'title',
      'title_lff',
      'slug',
      'excerpt',
      'excerpt_lff',
      'content',
      'content_lff',
      'author',
      'date',
      'created_at',
      'image_url',
      'tags',
      'is_featured',
    ],
    rows,
  }
}

function missing(sources: Sources): string[] {
  const lacking = (kind: 'communities' | 'affinities', slugs: string[]) =>
    slugs
      .filter((slug) => !sources.written[kind].has(slug))
      .map((slug) => `content/${kind}/${slug}.md: there is no valid text`)
  return [...lacking('communities', COMMUNITY_SLUGS), ...lacking('affinities', AFFINITY_SLUGS)]
}

/** Reads everything, composes what nobody wrote by hand, and returns all rows of the directory in a fixed order. */
export async function assemble(root: string): Promise<Seed> {
  const sources = readSources(path.join(root, 'content'))
  const shores = readShores(path.join(root, 'node_modules/world-atlas/land-50m.json'))
  const cityFacts = allCityFacts(sources.cities, shores)
  const countryFacts = allCountryFacts(sources.countries)
  const places = placesOf(cityFacts, sources.cities, sources.countries)
  const phrases = path.join(root, 'content/phrases')
  const group = ['id', 'name', 'slug', ...TEXT_COLUMNS, 'image_url']
  const communities = (await groupRows('communities', COMMUNITY_SLUGS, sources)).map((row) => ({
    ...row,
    created_at: stableTime('community', String(row.slug)),
    updated_at: stableTime('community', String(row.slug), 30),
  }))
  const tables: Table[] = [
    countryTable(sources, places, phrases),
    cityTable(sources, places, phrases),
    { name: 'communities', columns: [...group, 'created_at', 'updated_at'], rows: communities },
    { name: 'affinities', columns: group, rows: await groupRows('affinities', AFFINITY_SLUGS, sources) },
    ...linkTables(sources, places),
    suggestionTable(sources, places, phrases),
    appTable(sources),
    articleTable(sources),
  ]
  return {
    tables,
    cityFacts,
    countryFacts,
    countries: sources.countries,
    problems: [...sources.problems, ...missing(sources), ...checkLinks(sources.links)],
    notes: sources.notes,
  }
}
