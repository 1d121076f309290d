import 'server-only'
import { readRows } from '@/lib/db/execute'
import type { SearchData } from '@/lib/search/data'
import { wordsToSearch } from '@/lib/search/groups'
import { cityWithPlace } from '@/lib/site/city-name'
import type { Site } from '@/lib/site/variants'
import { affinityReads } from './affinity'
import { findApps } from './app'
import { findArticles } from './article'
import { withAddress } from './check'
import { cityReads, regionOf } from './city'
import { communityReads, isOffered } from './community'
import { codeForm, countryReads } from './country'
import { groupReads, isRecentlyChecked } from './group'
import { byName } from './sorting'
import { usablePosition, usableTexts } from './usable'
import { words } from './words'

/** Two decimals are about a kilometer, precise enough to find the nearest cities. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * Everything that a variant's search can find, as `/search.json` contains it.
 * @throws DatabaseReadError
 */
export async function findSearchData(site: Site): Promise<SearchData> {
  const [cityRows, countries, communityRows, affinities, absences, articles, apps, groups, groupLinks] =
    await Promise.all([
      readRows(cityReads.searched),
      readRows(countryReads.searched),
      readRows(communityReads.searched),
      readRows(affinityReads.cards),
      readRows(communityReads.absences),
      findArticles(site),
      findApps(site),
      readRows(groupReads.searched),
      readRows(groupReads.searchedCommunities),
    ])
  const cities = byName(withAddress('cities', cityRows))
  const communities = byName(withAddress('communities', communityRows))
  const codes = new Map(countries.map(({ id, code }) => [id, code.toLowerCase()]))
  const absent = communities.map(({ id, slug }) => {
    const without = cities.filter(
      (city) => !isOffered(absences, id, { id: city.id, country: { id: city.country_id } }),
    )
    return [slug, without.map((city) => city.slug)] as const
  })
  const linksOf = Map.groupBy(groupLinks, ({ group_id }) => group_id)
  const indexOf = new Map(communities.map(({ id }, index) => [id, index]))
  const isOfferedAt = (community: number, city: number) => {
    const [wanted, where] = [communities[community], cities[city]]
    return (
      !!wanted &&
      !!where &&
      isOffered(absences, wanted.id, { id: where.id, country: { id: where.country_id } })
    )
  }
  return {
    cities: cities.map((row) => {
      const position = usablePosition('cities', row.name, row)
      return [
        row.slug,
        cityWithPlace({ name: row.name, region: regionOf(row) }),
        codes.get(row.country_id) ?? '',
        usableTexts('cities', row.name, 'other_names', row.other_names),
        position && [rounded(position.latitude), rounded(position.longitude)],
      ]
    }),
    countries: byName(countries)
      .filter(({ code }) => codeForm.test(code.toLowerCase()))
      .map(({ code, name, other_names }) => [
        code.toLowerCase(),
        name,
        usableTexts('countries', name, 'other_names', other_names),
      ]),
    communities: communities.map(({ slug, name, other_names }) => [
      slug,
      name,
      usableTexts('communities', name, 'other_names', other_names),
    ]),
    affinities: byName(withAddress('affinities', affinities)).map(({ slug, name }) => [slug, name]),
    groups: groups
      .filter((group) => isRecentlyChecked(group, new Date()))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((group) => {
        const city = cities.findIndex(({ id }) => id === group.city_id)
        const suited = (linksOf.get(group.id) ?? []).map(
          ({ community_id }) => indexOf.get(community_id) ?? -1,
        )
        const offered = suited.filter((index) => isOfferedAt(index, city))
        if (city === -1 || (suited.length > 0 && offered.length === 0)) return []
        return [[group.name, city, offered, wordsToSearch(group.name, words(site, group, 'what'))]]
      }),
    articles: articles.map(({ slug, title }) => [slug, title]),
    apps: apps.map(({ name }) => name),
    absent: Object.fromEntries(absent.filter(([, slugs]) => slugs.length > 0)),
  }
}
