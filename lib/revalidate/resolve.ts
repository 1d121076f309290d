import 'server-only'
import { readFresh } from '@/lib/db/execute'
import { entityOf } from '@/lib/entities'
import type { Entity, EventRow } from '@/lib/entities/entity'
import { paths } from '@/lib/paths'
import { resolveRoute } from '@/lib/site/routing'
import { siteIds } from '@/lib/site/variants'
import type { Order } from './body'
import { listTags, tagsOfChange, tagsOfDependents } from './event'

/** What a revalidation order makes stale. */
export interface Resolved {
  tags: string[]
  /** The pages to request until they are fresh, the most important first. Those that are not stale answer at once. */
  pages: string[]
}

// Next gives each page a tag with this prefix for its path, and one for each layout above it, for use by
// revalidatePath. That function drops the page at once, so an outage would leave no page to serve. Marking the same
// tags stale keeps the page until the new one is rendered. End-to-end tests fail if Next changes these names.
const prefix = '_N_T_'
/** On every page and every file of both variants. */
const everyPageTag = `${prefix}/layout`

/**
 * Resolves what an order makes stale. If a row has to be looked up and the database does not respond, only its tags are
 * known, and its pages are renewed on their next visit. Never rejects.
 */
export async function resolveOrder(order: Order): Promise<Resolved> {
  switch (order.kind) {
    case 'change': {
      const { table, before, after } = order.change
      const tags = tagsOfChange(order.change)
      return { tags, pages: tags.length > 0 ? await pagesOf(entityOf.get(table), [before, after]) : [] }
    }
    case 'row': {
      const entity = entityOf.get(order.table)
      const row = entity ? await findRow(entity, order.slug) : {}
      const tags = tagsOfChange({ table: order.table, before: null, after: row })
      const dependents = entity ? tagsOfDependents(entity, row) : []
      return { tags: [...tags, ...dependents], pages: await pagesOf(entity, [row]) }
    }
    case 'paths':
      return resolvePaths(order.paths)
    case 'all':
      return {
        tags: [everyPageTag, ...listTags],
        pages: [paths.home, paths.cities, paths.countries, paths.communities, paths.affinities, paths.blog],
      }
  }
}

/** Public paths, on both variants. Those that no page can have are left out. */
function resolvePaths(publicPaths: readonly string[]): Resolved {
  const possible = publicPaths.flatMap((path) => {
    const route = resolveRoute(path, undefined)
    return route.kind === 'missing' ? [] : [{ path, inside: route.path === '/' ? '' : route.path }]
  })
  return {
    tags: possible.flatMap(({ inside }) => siteIds.map((site) => `${prefix}/${site}${inside}`)),
    pages: possible.map(({ path }) => path),
  }
}

async function findRow({ table, address }: Entity, slug: string | undefined): Promise<EventRow> {
  if (!address || slug === undefined) return {}
  const { key } = address
  const [row] = await orNothing(() =>
    readFresh<EventRow>({ table, columns: table.columns, tag: '', match: key }, slug),
  )
  return { ...row, [key]: slug }
}

async function pagesOf(entity: Entity | undefined, rows: readonly (EventRow | null)[]): Promise<string[]> {
  const known = rows.filter((row) => row !== null)
  const lists = await Promise.all(known.map((row) => orNothing(async () => entity?.pages(row) ?? [])))
  return [...new Set(lists.flat())]
}

async function orNothing<Item>(list: () => Promise<Item[]>): Promise<Item[]> {
  try {
    return await list()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return []
  }
}
