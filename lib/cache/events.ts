import { z } from 'zod'
import { columns } from '@/lib/content/rows'
import { tags } from './tags'

// From a changed row to the cache tags of what shows it. Pure: the rows come with the event, and which columns are
// shown where is what the reads in lib/content ask for, so that a column added to a list is known here at once.

/** A row as an event carries it. Only the columns that `rowShapes` names are relied on; long texts may be checksums. */
export type EventRow = Record<string, unknown>

const uuid = z.string().regex(/^[0-9a-f-]{36}$/i, 'must be a UUID')
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a kebab-case slug')
  .max(80)
const code = z
  .string()
  .regex(/^[a-zA-Z]{2}$/, 'must be a country code of two letters')
  .transform((text) => text.toLowerCase())

/** What must be in a row of each table so that its tags can be named. */
const rowShapes = {
  cities: z.looseObject({ id: uuid, slug, country_id: uuid }),
  countries: z.looseObject({ id: uuid, code }),
  communities: z.looseObject({ id: uuid, slug }),
  affinities: z.looseObject({ id: uuid, slug }),
  affinity_communities: z.looseObject({ affinity_id: uuid, community_id: uuid }),
  affinity_cities: z.looseObject({ affinity_id: uuid, city_id: uuid }),
  local_suggestions: z.looseObject({ city_id: uuid.nullish(), community_id: uuid.nullish() }),
  apps_for_making_friends: z.looseObject({}),
  blog_posts: z.looseObject({ slug }),
} as const

type Shapes = typeof rowShapes
export type ContentTable = keyof Shapes
export const contentTables = Object.keys(rowShapes) as [ContentTable, ...ContentTable[]]

/** A change of a row: what was there before and what is there now; null where the row is new or gone. */
export interface RowChange<Table extends ContentTable = ContentTable> {
  table: Table
  before: EventRow | null
  /** Before is not known: everything may have changed. */
  blind?: boolean
  after: EventRow | null
}

/** What a change touches. */
export interface Touched {
  tags: string[]
  /** Whether an address came, went or was renamed. */
  addresses: boolean
}

/** Columns that a database keeps for itself: their change alone shows nowhere. */
const bookkeeping = new Set(['updated_at'])
/** Columns that no read selects and that decide whether a row is shown at all. */
const gates: Partial<Record<ContentTable, readonly string[]>> = { blog_posts: ['published_at'] }

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function changedColumns({ before, after, blind }: RowChange): (names: readonly string[]) => boolean {
  if (!before || !after || blind) return () => true
  return (names) => names.some((name) => !bookkeeping.has(name) && !same(before[name], after[name]))
}

/**
 * Checks a row of an event.
 * @returns the row with its key columns in the form that tags and addresses have
 * @throws z.ZodError naming the columns that are missing or malformed
 */
export function parseRow(table: ContentTable, row: unknown): EventRow {
  return rowShapes[table].parse(row)
}

/**
 * The tags that a change of a row touches, and whether an address changed (decisions, "The content team's interface").
 * A change in a column that nothing shows touches nothing; one that only the entity's own page shows leaves lists alone.
 * @param change rows that `parseRow` has checked
 */
export function touchedBy(change: RowChange): Touched {
  const { table, before, after } = change
  const shows = changedColumns(change)
  const isGate = !!gates[table] && shows(gates[table])
  const touched = new Set<string>()
  const rows = [before, after].filter((row) => row !== null)
  /** Touches what the rows of before and after name, where one of these columns changed. */
  const touch = (names: readonly string[], tagsOf: (row: EventRow) => (string | null)[]) => {
    if (!isGate && !shows(names)) return
    for (const row of rows) for (const tag of tagsOf(row)) if (tag !== null) touched.add(tag)
  }
  const key = (row: EventRow, name: string) => row[name] as string
  const within = (row: EventRow, name: string, tag: (id: string) => string) =>
    typeof row[name] === 'string' ? tag(row[name]) : null

  switch (table) {
    case 'cities':
      touch(columns.city, (row) => [tags.city(key(row, 'slug'))])
      touch(columns.cityHead, (row) => [tags.cityHead(key(row, 'slug'))])
      touch(columns.cityId, () => [tags.cityIds()])
      touch(columns.cityCard, (row) => [
        tags.cities(),
        tags.cityCard(key(row, 'id')),
        tags.citiesOfCountry(key(row, 'country_id')),
      ])
      break
    case 'countries':
      touch(columns.country, (row) => [tags.country(key(row, 'code'))])
      touch(columns.countryCard, (row) => [tags.countries(), tags.countryCard(key(row, 'id'))])
      break
    case 'communities':
      touch(columns.community, (row) => [tags.community(key(row, 'slug'))])
      touch(columns.communityCard, (row) => [tags.communityHead(key(row, 'slug')), tags.communities()])
      break
    case 'affinities':
      touch(columns.affinity, (row) => [tags.affinity(key(row, 'slug'))])
      touch(columns.affinityHead, (row) => [tags.affinityHead(key(row, 'slug'))])
      touch(columns.affinityCard, () => [tags.affinities()])
      break
    case 'affinity_communities':
      touch(columns.affinityCommunity, (row) => [
        tags.affinityLinks(key(row, 'affinity_id')),
        tags.communityLinks(key(row, 'community_id')),
      ])
      break
    case 'affinity_cities':
      touch(columns.affinityCity, (row) => [tags.affinityLinks(key(row, 'affinity_id'))])
      break
    case 'local_suggestions':
      touch(columns.suggestion, (row) => [
        within(row, 'city_id', tags.suggestionsOfCity),
        within(row, 'community_id', tags.suggestionsOfCommunity),
      ])
      break
    case 'apps_for_making_friends':
      touch(columns.app, () => [tags.apps()])
      break
    case 'blog_posts':
      touch(columns.article, (row) => [tags.article(key(row, 'slug'))])
      touch(columns.articleCard, () => [tags.articles()])
      break
  }
  // Sitemaps list what there is and when it was written, so they follow every change that shows.
  if (touched.size > 0 && table !== 'apps_for_making_friends') touched.add(tags.pages())

  const address = table === 'countries' ? ['code', 'name'] : ['slug']
  const hasAddress = address.some((name) => rows.some((row) => name in row))
  return { tags: [...touched], addresses: hasAddress && (isGate || shows(address)) }
}
