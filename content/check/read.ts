import { createClient } from '@supabase/supabase-js'
import type { RowOf, TableName } from '../../lib/db/declare.ts'
import { DatabaseReadError } from '../../lib/db/errors.ts'
import { readAll } from '../../lib/db/read.ts'
import { entityOf } from '../../lib/entities/index.ts'
import { Failure } from '../../scripts/lib/failure.ts'
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
  const whole = async <Name extends TableName>(
    name: Name,
    more: readonly (keyof RowOf<Name> & string)[] = [],
  ): Promise<RowOf<Name>[]> => {
    const table = entityOf.get(name)?.table
    if (!table) throw new Error(`The site reads no table ${name}.`)
    return readAll<RowOf<Name>>(name, (from, to) => {
      let query = client
        .from(name)
        .select<string, RowOf<Name>>([...table.columns, ...more].join(','), { count: 'exact' })
      for (const column of table.order) query = query.order(column)
      return query.range(from, to)
    })
  }
  try {
    return {
      countries: await whole('countries'),
      cities: await whole('cities'),
      communities: await whole('communities'),
      affinities: await whole('affinities'),
      apps: await whole('apps_for_making_friends'),
      suggestions: await whole('local_suggestions'),
      articles: await whole('blog_posts'),
      affinityCommunities: await whole('affinity_communities'),
      groups: await whole('groups', ['is_paused', 'calendar_url']),
      groupCommunities: await whole('group_communities'),
      finders: await whole('finders'),
      redirects: await whole('redirects'),
      absences: await whole('community_absences'),
    }
  } catch (error) {
    if (!(error instanceof DatabaseReadError)) throw error
    throw new Failure(
      `The content at ${url} could not be read. ${error.message}. ` +
        'For the local database "npm run site" has to run; for a hosted one set SUPABASE_URL and its keys.',
    )
  }
}
