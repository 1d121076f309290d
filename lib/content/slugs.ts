import 'server-only'
import type { SlugLists } from '@/lib/site/known-slugs'
import { isSlug, slugOf } from '@/lib/site/routing'
import { supabase } from '@/lib/supabase/client'
import { readAll } from '@/lib/supabase/read'

type Slugged = 'cities' | 'communities' | 'affinities' | 'blog_posts'

async function slugsOf(table: Slugged): Promise<string[]> {
  const rows = await readAll<{ slug: string }>(table, (from, to) =>
    supabase.from(table).select('slug', { count: 'exact' }).order('slug').range(from, to),
  )
  return rows.map((row) => row.slug).filter(isSlug)
}

/**
 * Every slug that an address may hold, read from the database now: a row that was just added has a page at once.
 * @throws DatabaseReadError
 */
export async function readSlugLists(): Promise<SlugLists> {
  const [cities, communities, affinities, articles, countries] = await Promise.all([
    slugsOf('cities'),
    slugsOf('communities'),
    slugsOf('affinities'),
    slugsOf('blog_posts'),
    readAll<{ code: string; name: string }>('countries', (from, to) =>
      supabase.from('countries').select('code,name', { count: 'exact' }).order('code').range(from, to),
    ),
  ])
  return {
    cities,
    communities,
    affinities,
    articles,
    countries: countries.map(({ code, name }) => [code.toLowerCase(), slugOf(name)]),
  }
}
