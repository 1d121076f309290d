import 'server-only'
import { readFresh } from '@/lib/db/execute'
import { entityOf } from '@/lib/entities'
import type { Entity, EventRow } from '@/lib/entities/entity'
import { paths } from '@/lib/paths'
import type { Order } from './body'
import { listTags, tagsOfChange, tagsOfDependents } from './event'
import { everyPageTag, tagsOfPaths } from './path-tags'

/** What a revalidation order makes stale. */
export interface Resolved {
  tags: string[]
  /** The pages to request until they are fresh, the most important first. Those that are not stale answer at once. */
  pages: string[]
}

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
      return { tags: tagsOfPaths(order.paths), pages: order.paths }
    case 'all':
      return {
        tags: [everyPageTag, ...listTags],
        pages: [paths.home, paths.cities, paths.countries, paths.communities, paths.affinities, paths.blog],
      }
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
