import 'server-only'
import { type EventRow, touchedBy } from '@/lib/cache/events'
import { everyPageTag, tagsOfPaths } from '@/lib/cache/path-tags'
import { tags } from '@/lib/cache/tags'
import { paths } from '@/lib/paths'
import { type AddressedTable, addressedTables, type Order } from './body'
import { findNamedRow } from './directory'
import type { Renewal } from './queue'

export interface Resolved extends Omit<Renewal, 'announced'> {
  /** What the answer names as revalidated. */
  named: readonly string[]
}

const lists = [
  tags.cities(),
  tags.countries(),
  tags.communities(),
  tags.affinities(),
  tags.apps(),
  tags.articles(),
  tags.pages(),
]

const isAddressed = (table: string): table is AddressedTable =>
  (addressedTables as readonly string[]).includes(table)

/** What an order makes stale. Where a row has to be looked up and cannot be, its slug alone tells. Never rejects. */
export async function resolveOrder(order: Order): Promise<Resolved> {
  switch (order.kind) {
    case 'change': {
      const touched = touchedBy(order.change)
      return { ...touched, paths: [], named: touched.tags }
    }
    case 'row': {
      const touched =
        order.slug === undefined || !isAddressed(order.table)
          ? [tags.apps()]
          : await tagsOfRow(order.table, order.slug)
      return { tags: touched, named: touched, paths: [], addresses: true }
    }
    case 'paths':
      return { tags: tagsOfPaths(order.paths), paths: order.paths, named: order.paths, addresses: true }
    case 'tags':
      return { tags: order.tags, paths: [], named: order.tags, addresses: order.addresses }
    case 'all':
      return {
        tags: [everyPageTag, ...lists],
        paths: [paths.home, paths.cities, paths.countries, paths.communities, paths.affinities, paths.blog],
        named: ['all'],
        addresses: true,
      }
  }
}

/** Everything that says something of a row: as if all its columns had changed, and what hangs on it. */
async function tagsOfRow(table: AddressedTable, slug: string): Promise<string[]> {
  const found = await findNamedRow(table, slug).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return null
  })
  const row: EventRow = { ...found, slug, code: slug }
  const { tags: touched } = touchedBy({ table, before: null, after: row })
  if (!found) return touched.filter((tag) => !tag.endsWith(':undefined'))
  if (table === 'cities') return [...touched, tags.suggestionsOfCity(found.id)]
  if (table === 'communities') {
    return [...touched, tags.suggestionsOfCommunity(found.id), tags.communityLinks(found.id)]
  }
  return table === 'affinities' ? [...touched, tags.affinityLinks(found.id)] : touched
}
