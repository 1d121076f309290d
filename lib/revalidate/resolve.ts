import 'server-only'
import { readFresh } from '@/lib/db/execute'
import { entityOf } from '@/lib/entities'
import type { EventRow } from '@/lib/entities/entity'
import { paths } from '@/lib/paths'
import type { Order } from './body'
import { listTags, namingColumns, type RowChange, reachOf, tagsOfChange, tagsOfRow } from './event'
import { everyPageTag, tagsOfPaths } from './path-tags'

/** What a revalidation order makes stale. */
export interface Resolved {
  tags: string[]
  /** The names listed in the response. */
  named: string[]
  /** The pages to render again at once, the most important first. */
  pages: string[]
}

/**
 * Resolves what an order makes stale. If a row has to be looked up and the database does not respond, only its tags are
 * known, and its pages are renewed on their next visit. Never rejects.
 */
export async function resolveOrder(order: Order): Promise<Resolved> {
  switch (order.kind) {
    case 'change': {
      const tags = tagsOfChange(order.change)
      return { tags, named: tags, pages: tags.length > 0 ? await pagesOfChange(order.change) : [] }
    }
    case 'row': {
      const row = await findRow(order.table, order.slug)
      const entity = entityOf.get(order.table)
      const tags = entity ? [...new Set(tagsOfRow(entity, row))] : []
      return { tags, named: tags, pages: await pagesOf(order.table, [row]) }
    }
    case 'paths':
      return { tags: tagsOfPaths(order.paths), named: order.paths, pages: order.paths }
    case 'again':
      return { tags: order.tags, named: order.tags, pages: [] }
    case 'all':
      return {
        tags: [everyPageTag, ...listTags],
        named: ['all'],
        pages: [paths.home, paths.cities, paths.countries, paths.communities, paths.affinities, paths.blog],
      }
  }
}

type Named = Extract<Order, { kind: 'row' }>

async function findRow(name: Named['table'], slug: string | undefined): Promise<EventRow> {
  const entity = entityOf.get(name)
  if (!entity?.address || slug === undefined) return {}
  const { key } = entity.address
  const named = { table: entity.table, columns: namingColumns(entity), tag: '', match: key }
  const [row] = await orNothing(readFresh<EventRow>(named, slug), [])
  return { ...row, [key]: slug }
}

async function pagesOfChange(change: RowChange): Promise<string[]> {
  const { table, before, after } = change
  const key = entityOf.get(table)?.address?.key
  const reach = reachOf(change)
  if (reach === 'lists' || key === undefined) return pagesOf(table, [before, after])
  // The address alone gives the page and those below it, without looking up the lists.
  const [own = '', ...others] = await pagesOf(table, [{ [key]: after?.[key] }])
  return [own, ...others.filter((path) => reach === 'below' && path.startsWith(`${own}/`))]
}

async function pagesOf(name: Named['table'], rows: readonly (EventRow | null)[]): Promise<string[]> {
  const entity = entityOf.get(name)
  const known = rows.filter((row) => row !== null)
  const lists = known.map((row) => orNothing(Promise.resolve(entity?.pages(row) ?? []), []))
  return [...new Set((await Promise.all(lists)).flat())]
}

async function orNothing<Value>(answer: Promise<Value>, nothing: Value): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return nothing
  }
}
