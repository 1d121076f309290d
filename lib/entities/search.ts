import 'server-only'
import { readRows } from '@/lib/db/execute'
import type { SearchData, SearchGroup, SearchGroups } from '@/lib/search/data'
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
import { findAllGroups } from './group'
import { byName } from './sorting'
import { usablePosition, usableTexts } from './usable'

/** Two decimals are about a kilometer, precise enough to find the nearest cities. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * Everything that a variant's search can find but the groups that meet, as `/search.json` contains it.
 * @throws DatabaseReadError
 */
export async function findSearchData(site: Site): Promise<SearchData> {
  const [cityRows, countries, communityRows, affinities, absences, articles, apps] = await Promise.all([
    readRows(cityReads.searched),
    readRows(countryReads.searched),
    readRows(communityReads.searched),
    readRows(affinityReads.cards),
    readRows(communityReads.absences),
    findArticles(site),
    findApps(site),
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
    articles: articles.map(({ slug, title }) => [slug, title]),
    apps: apps.map(({ name }) => name),
    absent: Object.fromEntries(absent.filter(([, slugs]) => slugs.length > 0)),
  }
}

/**
 * The groups that a variant's search can find, as `/search-groups.json` contains them.
 * @throws DatabaseReadError
 */
export async function findSearchGroups(site: Site): Promise<SearchGroups> {
  const all = await findAllGroups(site)
  const communities = [
    ...new Set(all.flatMap(({ group }) => group.communities.map(({ slug }) => slug))),
  ].toSorted()
  const byCity = Map.groupBy(all, ({ city }) => city.slug)
  return {
    communities,
    cities: [...byCity].map(([slug, groups]) => [
      slug,
      groups.map(
        ({ group }): SearchGroup => [
          group.name,
          group.communities.map((community) => communities.indexOf(community.slug)),
          wordsToSearch(group.name, group.what),
        ],
      ),
    ]),
  }
}
