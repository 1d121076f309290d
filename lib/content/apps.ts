import 'server-only'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName } from './check'
import { reads } from './reads'
import type { FriendshipApp } from './types'
import { words } from './words'

/**
 * The friendship apps in the order the content team gave them.
 * @throws DatabaseReadError
 */
export async function findApps(site: Site): Promise<FriendshipApp[]> {
  const rows = (await reads.apps()).toSorted((a, b) => a.sort_order - b.sort_order || (a.id < b.id ? -1 : 1))
  return rows.map((row) => ({
    id: row.id,
    name: noteLongName('apps_for_making_friends', words(site, row, 'name')),
    description: words(site, row, 'description'),
    logoUrl: checkedUrl('apps_for_making_friends', row.name, 'logo_url', row.logo_url),
    url: checkedUrl('apps_for_making_friends', row.name, 'url', row.url),
  }))
}
