import 'server-only'
import type { ContentTable } from '@/lib/cache/events'
import type { Directory } from '@/lib/cache/pages'
import { supabase } from '@/lib/supabase/client'
import { readAll, readOne } from '@/lib/supabase/read'
import type { AddressedTable } from './body'

function all<Row>(table: ContentTable, ...columns: (keyof Row & string)[]): Promise<Row[]> {
  return readAll<Row>(table, (from, to) => {
    let query = supabase.from(table).select<string, Row>(columns.join(','), { count: 'exact' })
    for (const column of columns) query = query.order(column)
    return query.range(from, to)
  })
}

/**
 * Reads which rows there are and how they are linked, past every cache.
 * @throws DatabaseReadError
 */
export async function readDirectory(): Promise<Directory> {
  const [cities, countries, communities, affinities, articles, affinityCities, affinityCommunities] =
    await Promise.all([
      all<Directory['cities'][number]>('cities', 'id', 'slug', 'country_id'),
      all<Directory['countries'][number]>('countries', 'id', 'code'),
      all<Directory['communities'][number]>('communities', 'id', 'slug'),
      all<Directory['affinities'][number]>('affinities', 'id', 'slug'),
      all<Directory['articles'][number]>('blog_posts', 'slug'),
      all<Directory['affinityCities'][number]>('affinity_cities', 'affinity_id', 'city_id'),
      all<Directory['affinityCommunities'][number]>('affinity_communities', 'affinity_id', 'community_id'),
    ])
  return { cities, countries, communities, affinities, articles, affinityCities, affinityCommunities }
}

export interface NamedRow {
  id: string
  slug: string
  /** Of a city. */
  country_id?: string
}

/**
 * Finds the row that stands behind an address.
 * @param slug a slug, or a country's code
 * @returns null where there is none
 * @throws DatabaseReadError
 */
export async function findNamedRow(table: AddressedTable, slug: string): Promise<NamedRow | null> {
  const key = table === 'countries' ? 'code' : 'slug'
  const columns = table === 'cities' ? 'id,country_id' : 'id'
  const row = await readOne<Omit<NamedRow, 'slug'>>(table, () =>
    supabase
      .from(table)
      .select<string, Omit<NamedRow, 'slug'>>(columns)
      .filter(key, 'eq', slug)
      .maybeSingle(),
  )
  return row && { ...row, slug }
}
