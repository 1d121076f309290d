import type { RowOf, TableName } from '../../lib/db/declare.ts'

/** Every row that the site shows. */
export interface Content {
  countries: RowOf<'countries'>[]
  cities: RowOf<'cities'>[]
  communities: RowOf<'communities'>[]
  affinities: RowOf<'affinities'>[]
  apps: RowOf<'apps_for_making_friends'>[]
  suggestions: RowOf<'local_suggestions'>[]
  articles: RowOf<'blog_posts'>[]
  affinityCommunities: RowOf<'affinity_communities'>[]
  groups: RowOf<'groups'>[]
  groupCommunities: RowOf<'group_communities'>[]
  finders: RowOf<'finders'>[]
  redirects: RowOf<'redirects'>[]
  /** Where communities are not offered. */
  absences: Pick<RowOf<'community_absences'>, 'community_id' | 'city_id' | 'country_id'>[]
}

/** What a text is for, which decides how long it may be and what its absence means. */
export type Place =
  | 'name'
  | 'title'
  | 'card'
  | 'summary'
  | 'tip'
  | 'app'
  | 'line'
  | 'group'
  | 'guide'
  | 'article'

/** A text that has a form of its own for Looking For Friends. */
export interface TextField {
  field: string
  place: Place
  /** Whether the plain form may stand on both sites: names mostly do. */
  shared?: boolean
  /** Whether the row is whole without it. */
  optional?: boolean
}

/** One row, told the same way for every table. */
export interface Entry {
  table: TableName
  id: string
  /** What an editor knows it by. */
  label: string
  /** The page that shows it, as a path; null where the row has none. */
  path: string | null
  values: Readonly<Record<string, unknown>>
  texts: readonly TextField[]
  /** Columns that hold an address. */
  addresses: readonly string[]
}

const described: TextField[] = [
  { field: 'micro_description', place: 'card' },
  { field: 'short_description', place: 'summary' },
  { field: 'long_description', place: 'guide' },
]

/** All rows of all tables, in one form. */
export function entriesOf(content: Content): Entry[] {
  const slugOfCity = new Map(content.cities.map((city) => [city.id, city.slug]))
  const slugOfCommunity = new Map(content.communities.map((community) => [community.id, community.slug]))
  return [
    ...content.countries.map((row) => ({
      table: 'countries' as const,
      id: row.id,
      label: row.code,
      path: `/countries/${row.code}`,
      values: row,
      texts: described,
      addresses: ['flag_url', 'wikipedia_url'],
    })),
    ...content.cities.map((row) => ({
      table: 'cities' as const,
      id: row.id,
      label: row.slug,
      path: `/cities/${row.slug}`,
      values: row,
      texts: described,
      addresses: ['image_url', 'pulse_url'],
    })),
    ...content.communities.map((row) => ({
      table: 'communities' as const,
      id: row.id,
      label: row.slug,
      path: `/communities/${row.slug}`,
      values: row,
      texts: described,
      addresses: ['image_url'],
    })),
    ...content.affinities.map((row) => ({
      table: 'affinities' as const,
      id: row.id,
      label: row.slug,
      path: `/affinities/${row.slug}`,
      values: row,
      texts: described,
      addresses: ['image_url'],
    })),
    ...content.apps.map((row) => ({
      table: 'apps_for_making_friends' as const,
      id: row.id,
      label: row.name,
      path: '/friendship-apps',
      values: row,
      texts: [
        { field: 'name', place: 'name' as const, shared: true },
        { field: 'description', place: 'app' as const },
      ],
      addresses: ['logo_url', 'url'],
    })),
    ...content.suggestions.map((row) => {
      const city = slugOfCity.get(row.city_id ?? '')
      const community = slugOfCommunity.get(row.community_id ?? '')
      return {
        table: 'local_suggestions' as const,
        id: row.id,
        label: `${city ?? community ?? '?'}: ${row.title}`,
        path: city ? `/cities/${city}/suggestions` : community ? `/communities/${community}` : null,
        values: row,
        texts: [
          { field: 'title', place: 'name' as const, shared: true },
          { field: 'description', place: 'tip' as const },
        ],
        addresses: [],
      }
    }),
    ...content.groups.map((row) => {
      const city = slugOfCity.get(row.city_id)
      return {
        table: 'groups' as const,
        id: row.id,
        label: `${city ?? '?'}: ${row.name}`,
        path: city ? `/cities/${city}/groups` : null,
        values: row,
        texts: [{ field: 'what', place: 'group' as const, shared: true, optional: true }],
        addresses: ['link', 'calendar_url'],
      }
    }),
    ...content.finders.map((row) => ({
      table: 'finders' as const,
      id: row.id,
      label: row.name,
      path: null,
      values: row,
      texts: [{ field: 'description', place: 'line' as const, shared: true }],
      addresses: ['url'],
    })),
    ...content.articles.map((row) => ({
      table: 'blog_posts' as const,
      id: row.id,
      label: row.slug,
      path: `/blog/${row.slug}`,
      values: row,
      texts: [
        { field: 'title', place: 'title' as const, shared: true },
        { field: 'excerpt', place: 'summary' as const },
        { field: 'content', place: 'article' as const },
      ],
      addresses: ['image_url'],
    })),
  ]
}

/** The text in a column, trimmed; empty where there is none. */
export function textOf(entry: Entry, field: string): string {
  const value = entry.values[field]
  return typeof value === 'string' ? value.trim() : ''
}
