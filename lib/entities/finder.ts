import 'server-only'
import { declareTable } from '@/lib/db/declare'
import { readRows } from '@/lib/db/execute'
import { cityWithPlace } from '@/lib/site/city-name'
import type { Site } from '@/lib/site/variants'
import { checkedUrl } from './check'
import { findOfferedSlugs } from './community'
import type { Entity } from './entity'
import { usableTexts } from './usable'
import { words } from './words'

/** A search for events, or a network of clubs, with its URL filled in. */
export interface Finder {
  id: string
  name: string
  kind: 'search' | 'chapters'
  description: string
  url: string
}

interface Named {
  name: string
}

/** The page that a finder is shown on; fills the placeholders of its URL. */
export interface FinderSubject {
  city?: { id: string; name: string; region: string | null }
  country: { id: string; name: string; code: string }
  community?: { name: string; slug: string }
}

const columns = [
  'id',
  'name',
  'kind',
  'description',
  'description_lff',
  'url',
  'country_codes',
  'except_country_codes',
  'community_slugs',
  'sort_order',
] as const

const { table, read } = declareTable('finders', columns)

export const finderReads = { all: read('finders', columns) }

// It appears on the pages of many places, which are renewed on their next visit.
export const finderEntity: Entity = { table, pages: () => [] }

/**
 * Fills `{city}`, `{country}` and `{community}` in a finder's URL.
 * @returns null if the page has no value for a placeholder
 */
export function fillAddress(
  template: string,
  { city, country, community }: { city?: Named; country: Named; community?: Named },
): string | null {
  const values = new Map([
    ['city', city?.name],
    ['country', country.name],
    ['community', community?.name],
  ])
  let isComplete = true
  const address = template.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = values.get(gap)
    if (value === undefined) isComplete = false
    return encodeURIComponent(value ?? '')
  })
  return isComplete ? address : null
}

/**
 * The finders for a place, or for a community in it, in the content team's order. Left out are finders for communities
 * none of which is offered in the place; on a community's page also those for other communities, and searches whose URL
 * does not name the community.
 * @throws DatabaseReadError
 */
export async function findFinders(site: Site, subject: FinderSubject): Promise<Finder[]> {
  const { city, country, community } = subject
  const [rows, offered] = await Promise.all([
    readRows(finderReads.all),
    findOfferedSlugs({ id: city?.id, country }),
  ])
  return rows
    .map((row) => ({
      ...row,
      country_codes: usableTexts('finders', row.name, 'country_codes', row.country_codes),
      except_country_codes: usableTexts(
        'finders',
        row.name,
        'except_country_codes',
        row.except_country_codes,
      ),
      community_slugs: usableTexts('finders', row.name, 'community_slugs', row.community_slugs),
    }))
    .toSorted((a, b) => a.sort_order - b.sort_order || (a.id < b.id ? -1 : 1))
    .filter(
      ({ country_codes, except_country_codes, community_slugs }) =>
        (country_codes.length === 0 || country_codes.includes(country.code)) &&
        !except_country_codes.includes(country.code) &&
        (community_slugs.length === 0 ||
          community_slugs.some((slug) => (community ? slug === community.slug : offered.has(slug)))),
    )
    .filter(({ kind, url }) => kind !== 'search' || !community || url.includes('{community}'))
    .flatMap((row) => {
      const address = fillAddress(row.url, { ...subject, city: city && { name: cityWithPlace(city) } })
      const url = address && checkedUrl('finders', row.name, 'url', address)
      if (!url) return []
      const kind = row.kind === 'chapters' ? 'chapters' : 'search'
      return [{ id: row.id, name: row.name, kind, description: words(site, row, 'description'), url }]
    })
}
