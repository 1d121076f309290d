import 'server-only'
import { tags } from '@/lib/cache/tags'
import { supabase, tagged } from '@/lib/supabase/client'
import type { Database } from '@/lib/supabase/database.types'
import { readAll } from '@/lib/supabase/read'

type Tables = Database['public']['Tables']
type Table = keyof Tables
type Column<Name extends Table> = keyof Tables[Name]['Row'] & string

/** The rows of a table, with a few columns each. Whatever changes in it renews them, also what no list shows. */
function all<Name extends Table, Columns extends Column<Name>>(
  table: Name,
  select: readonly Columns[],
  order: readonly Columns[],
): Promise<Pick<Tables[Name]['Row'], Columns>[]> {
  return readAll(table, (from, to) => {
    let query = supabase
      .from(table as Table)
      .select<string, Pick<Tables[Name]['Row'], Columns>>(select.join(','), { count: 'exact' })
    for (const column of order) query = query.order(column)
    return query.range(from, to).setHeader(...tagged([tags.pages()]))
  })
}

/**
 * Of every row that has a page: its address, its picture and the times it was written.
 * @throws DatabaseReadError
 */
export async function readPageRows() {
  const [cities, countries, communities, affinities, links, articles, suggestions] = await Promise.all([
    all('cities', ['id', 'slug', 'country_id', 'image_url', 'updated_at'], ['slug']),
    all('countries', ['id', 'code'], ['code']),
    all('communities', ['id', 'slug', 'image_url', 'updated_at'], ['slug']),
    all('affinities', ['id', 'slug', 'image_url'], ['slug']),
    all('affinity_communities', ['affinity_id', 'community_id'], ['affinity_id', 'community_id']),
    all('blog_posts', ['slug', 'image_url', 'created_at'], ['slug']),
    all('local_suggestions', ['id', 'city_id', 'created_at'], ['id']),
  ])
  return { cities, countries, communities, affinities, links, articles, suggestions }
}

export type PageRows = Awaited<ReturnType<typeof readPageRows>>
