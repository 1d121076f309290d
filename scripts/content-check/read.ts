import { createClient } from '@supabase/supabase-js'
import { columns, type TableName } from '../../lib/content/rows.ts'
import { DatabaseReadError } from '../../lib/supabase/errors.ts'
import { readAll } from '../../lib/supabase/read.ts'
import { Failure } from '../lib/failure.ts'
import type { Content } from './content.ts'

const timeoutMs = 20_000

/**
 * Reads every row that the site shows.
 * @param key the secret key sees scheduled articles too; the publishable one sees what visitors see
 * @throws Failure with one sentence where the database cannot be read
 */
export async function readContent(url: string, key: string): Promise<Content> {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }) },
  })
  const whole = <Row>(table: TableName, select: readonly string[], order: readonly string[] = ['id']) =>
    readAll<Row>(table, (from, to) => {
      let query = client.from(table).select<string, Row>(select.join(','), { count: 'exact' })
      for (const column of order) query = query.order(column)
      return query.range(from, to)
    })
  try {
    const [countries, cities, communities, affinities, apps, suggestions, articles, affinityCommunities] =
      await Promise.all([
        whole<Content['countries'][number]>('countries', columns.country),
        whole<Content['cities'][number]>('cities', columns.city),
        whole<Content['communities'][number]>('communities', columns.community),
        whole<Content['affinities'][number]>('affinities', columns.affinity),
        whole<Content['apps'][number]>('apps_for_making_friends', columns.app),
        whole<Content['suggestions'][number]>('local_suggestions', columns.suggestion),
        whole<Content['articles'][number]>('blog_posts', columns.article),
        whole<Content['affinityCommunities'][number]>('affinity_communities', columns.affinityCommunity, [
          'affinity_id',
          'community_id',
        ]),
      ])
    return { countries, cities, communities, affinities, apps, suggestions, articles, affinityCommunities }
  } catch (error) {
    if (!(error instanceof DatabaseReadError)) throw error
    throw new Failure(
      `The content at ${url} could not be read. ${error.message}. ` +
        'For the local database "npm run site" has to run; for a hosted one set SUPABASE_URL and its keys.',
    )
  }
}
