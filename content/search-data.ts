import type { SearchData, SearchGroups } from '@/lib/search/data'
import { wordsToSearch } from '../lib/search/groups.ts'
import { cityWithPlace } from '../lib/site/city-name.ts'
import { ownSources } from './own.ts'

/** The site's own content, as `/search.json` has it: for the table of searches. */
export function ownData(): SearchData {
  const sources = ownSources()
  const { otherNames } = sources
  return {
    cities: sources.cities.flatMap(({ slug, front }) => {
      const facts = sources.cityFacts.get(slug)
      if (!facts) return []
      const { name, country, latitude, longitude } = facts
      const named = cityWithPlace({ name, region: front.region ?? facts.region ?? null })
      return [[slug, named, country, otherNames.cities[slug] ?? [], [latitude, longitude]] as const]
    }) as SearchData['cities'],
    countries: sources.countries.map(({ slug }) => [
      slug,
      sources.countryFacts.get(slug)?.name ?? '',
      otherNames.countries[slug] ?? [],
    ]),
    communities: sources.communities.map(({ slug, front }) => [
      slug,
      front.name,
      otherNames.communities[slug] ?? [],
    ]),
    affinities: sources.affinities.map(({ slug, front }) => [slug, front.name]),
    articles: sources.articles.map(({ slug, front }) => [slug, front.title]),
    apps: sources.apps.map(({ name }) => name),
    absent: { dancing: ['riyadh'] },
  }
}

/** The same for `/search-groups.json`. */
export function ownGroups(): SearchGroups {
  const sources = ownSources()
  const communities = sources.communities.map(({ slug }) => slug)
  return {
    communities,
    cities: [...sources.groups].map(([city, groups]) => [
      city,
      groups.map(({ name, communities: suited, what = '' }) => [
        name,
        suited.map((slug) => communities.indexOf(slug)),
        wordsToSearch(name, what),
      ]),
    ]),
  }
}
