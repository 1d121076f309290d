import 'server-only'
import { declareTable } from '@/lib/db/declare'
import { readRows } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName } from './check'
import type { Entity } from './entity'
import { words } from './words'

/** Apps that the site treats in a way of their own; `pulse` is the partner's. */
export type KnownApp = 'pulse' | 'bumble-bff' | 'meetup'

export interface FriendshipApp {
  id: string
  name: string
  known: KnownApp | null
  description: string
  logoUrl: string | null
  url: string | null
}

const columns = [
  'id',
  'name',
  'name_lff',
  'description',
  'description_lff',
  'logo_url',
  'url',
  'sort_order',
] as const

const { table, read } = declareTable('apps_for_making_friends', columns)

export const appReads = { all: read('apps', columns) }

export const appEntity: Entity = { table, pages: () => [paths.apps, paths.compareApps, paths.home] }

/**
 * By the plain name: a brand may call an app what it likes, and the partner's links are paid all the same
 * (docs/product.md 14.4).
 */
const knownApps = new Map<string, KnownApp>([
  ['pulse now', 'pulse'],
  ['pulse', 'pulse'],
  ['bumble bff', 'bumble-bff'],
  ['meetup', 'meetup'],
])

/**
 * The friendship apps in the content team's order.
 * @throws DatabaseReadError
 */
export async function findApps(site: Site): Promise<FriendshipApp[]> {
  const rows = (await readRows(appReads.all)).toSorted(
    (a, b) => a.sort_order - b.sort_order || (a.id < b.id ? -1 : 1),
  )
  return rows.map((row) => ({
    id: row.id,
    name: noteLongName('apps_for_making_friends', words(site, row, 'name')),
    known: knownApps.get(row.name.trim().toLowerCase()) ?? null,
    description: words(site, row, 'description'),
    logoUrl: checkedUrl('apps_for_making_friends', row.name, 'logo_url', row.logo_url),
    url: checkedUrl('apps_for_making_friends', row.name, 'url', row.url),
  }))
}
