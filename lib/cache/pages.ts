import { citiesOfCommunity, drawCities, idsToDraw } from '@/lib/content/draw'
import { paths } from '@/lib/paths'
import { tags } from './tags'

// From cache tags to the addresses that carry them: which pages to make again before a visitor asks for them. Pure: what
// links rows to each other is handed in. An address too many costs one quick request, since a page that is still fresh
// is not made again; one too few is renewed at its next visit.

/** Which rows there are and how they hang together. */
export interface Directory {
  cities: readonly { id: string; slug: string; country_id: string }[]
  countries: readonly { id: string; code: string }[]
  communities: readonly { id: string; slug: string }[]
  affinities: readonly { id: string; slug: string }[]
  articles: readonly { slug: string }[]
  affinityCities: readonly { affinity_id: string; city_id: string }[]
  affinityCommunities: readonly { affinity_id: string; community_id: string }[]
}

/** 0: an entity's own page or a list; 1: what lies below; 2: pages that mention it. */
export type Rank = 0 | 1 | 2

export interface RankedPage {
  path: string
  rank: Rank
}

export const emptyDirectory: Directory = {
  cities: [],
  countries: [],
  communities: [],
  affinities: [],
  articles: [],
  affinityCities: [],
  affinityCommunities: [],
}

/** What is known of the site beyond its rows. */
export interface Surroundings {
  /** The ids of the cities that a city's pages name as near. */
  nearbyOf: (cityId: string) => readonly string[]
  /** The slugs of the cities on the home page. */
  featured: readonly string[]
  /** The communities whose page in this city was made already; the rest is made when somebody asks. */
  madeInCity: (citySlug: string) => readonly string[]
  /** The communities whose page with this affinity was made already. */
  madeWithAffinity: (affinitySlug: string) => readonly string[]
}

/** Tags that name their pages themselves; the others take a look at the directory. */
const selfNaming = new Set([
  'city',
  'city-head',
  'country',
  'community',
  'affinity',
  'affinity-head',
  'article',
])

/** Whether naming the pages of a tag takes the directory. */
export function needsDirectory(tag: string): boolean {
  return tag.includes(':') ? !selfNaming.has(tag.slice(0, tag.indexOf(':'))) : tag !== tags.pages()
}

/**
 * The pages that carry one of these tags, without the variant, the most important first: lists and entities' own pages
 * before the pages below them. Preview images and sitemaps are not among them: they are many or long, and wait.
 * @param limit how many at most
 */
export function pagesOf(touched: Iterable<string>, graph: PageGraph, limit: number): RankedPage[] {
  const found = new Map<string, Rank>()
  for (const tag of touched) {
    for (const [rank, path] of pagesOfTag(tag, graph)) {
      const before = found.get(path)
      if (before === undefined || rank < before) found.set(path, rank)
    }
  }
  return [...found]
    .sort(([, a], [, b]) => a - b)
    .slice(0, limit)
    .map(([path, rank]) => ({ path, rank }))
}

type Ranked = [rank: Rank, path: string]

export type PageGraph = ReturnType<typeof pageGraph>

/** What leads from rows to pages, ready for many questions. */
export function pageGraph(directory: Directory, surroundings: Surroundings) {
  const { cities, affinities, affinityCities, affinityCommunities } = directory
  const cityById = new Map(cities.map((city) => [city.id, city]))
  const affinityById = new Map(affinities.map((affinity) => [affinity.id, affinity.slug]))
  const citiesByCountry = Map.groupBy(cities, (city) => city.country_id)
  const affinitiesByCity = Map.groupBy(affinityCities, (link) => link.city_id)
  const neighborsOf = lazily(() =>
    Map.groupBy(
      cities.flatMap(({ id, slug }) => surroundings.nearbyOf(id).map((near) => ({ near, slug }))),
      ({ near }) => near,
    ),
  )
  return {
    directory,
    ...surroundings,
    cityById,
    affinityById,
    communityById: new Map(directory.communities.map((community) => [community.id, community.slug])),
    countryById: new Map(directory.countries.map((country) => [country.id, country.code])),
    citiesByCountry,
    affinitiesOfCity: (cityId: string) =>
      (affinitiesByCity.get(cityId) ?? []).flatMap((link) => affinityById.get(link.affinity_id) ?? []),
    communitiesOfAffinity: (affinityId: string) =>
      affinityCommunities.filter((link) => link.affinity_id === affinityId).map((link) => link.community_id),
    /** The communities whose own page leads to this city. */
    communitiesOfCity: (cityId: string) =>
      (drawnCommunities(directory).get(cityId) ?? []).map(({ slug }) => slug),
    /** The cities whose pages name this one as near. */
    neighborsOf: (cityId: string) => (neighborsOf().get(cityId) ?? []).map(({ slug }) => slug),
  }
}

let drawn: { of: string; communities: Map<string, { slug: string }[]> } | undefined

/** By city. Every pair of a city and a community draws a lot, so it is done anew only where one came or went. */
function drawnCommunities({ cities, communities }: Directory): Map<string, { slug: string }[]> {
  const ids = idsToDraw(cities)
  const of = [ids, communities.map(({ id, slug }) => `${id} ${slug}`)].flat().join('\n')
  if (drawn?.of !== of) {
    const pairs = communities.flatMap(({ id, slug }) =>
      drawCities(id, ids, citiesOfCommunity).map((city) => ({ city, slug })),
    )
    drawn = { of, communities: Map.groupBy(pairs, ({ city }) => city) }
  }
  return drawn.communities
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function* pagesOfTag(tag: string, graph: PageGraph): Generator<Ranked> {
  const { directory } = graph
  const [kind = '', key = ''] = tag.split(':', 2)
  switch (kind) {
    case 'cities':
      yield [0, paths.cities]
      yield [2, paths.llms]
      yield [2, paths.worldMap]
      return
    case 'city-ids':
      for (const { slug } of directory.communities) yield [2, paths.community(slug)]
      return
    case 'city':
      yield [0, paths.city(key)]
      return
    case 'city-head':
      if (graph.featured.includes(key)) yield [0, paths.home]
      yield [1, paths.cityCommunities(key)]
      yield [1, paths.citySuggestions(key)]
      for (const community of graph.madeInCity(key)) yield [1, paths.cityCommunity(key, community)]
      return
    case 'city-card':
      for (const slug of graph.neighborsOf(key)) yield* cityPages(slug, graph, 2)
      for (const slug of graph.affinitiesOfCity(key)) yield* affinityPages(slug, graph, 2)
      for (const slug of graph.communitiesOfCity(key)) yield [2, paths.community(slug)]
      return
    case 'country-cities': {
      const code = graph.countryById.get(key)
      if (code) yield [0, paths.country(code)]
      return
    }
    case 'countries':
      yield [0, paths.countries]
      yield [2, paths.llms]
      yield [0, paths.cities]
      yield [2, paths.worldMap]
      for (const { slug } of directory.communities) yield [2, paths.community(slug)]
      for (const { slug } of directory.affinities) yield* affinityPages(slug, graph, 2)
      return
    case 'country':
      yield [0, paths.country(key)]
      return
    case 'country-card':
      for (const { slug } of graph.citiesByCountry.get(key) ?? []) {
        if (graph.featured.includes(slug)) yield [0, paths.home]
        yield [1, paths.city(slug)]
        yield [2, paths.cityCommunities(slug)]
        yield [2, paths.citySuggestions(slug)]
        for (const community of graph.madeInCity(slug)) yield [2, paths.cityCommunity(slug, community)]
      }
      return
    case 'communities':
      yield [0, paths.communities]
      yield [2, paths.llms]
      yield [0, paths.home]
      for (const { slug } of directory.affinities) yield [1, paths.affinity(slug)]
      for (const { slug } of directory.cities) {
        yield [2, paths.city(slug)]
        yield [2, paths.cityCommunities(slug)]
        yield [2, paths.citySuggestions(slug)]
      }
      return
    case 'community':
      yield [0, paths.community(key)]
      return
    case 'community-head':
      for (const { slug } of directory.affinities) {
        if (graph.madeWithAffinity(slug).includes(key)) yield [1, paths.combination(slug, key)]
      }
      for (const { slug } of directory.cities) {
        if (graph.madeInCity(slug).includes(key)) yield [2, paths.cityCommunity(slug, key)]
      }
      return
    case 'affinities':
      yield [0, paths.affinities]
      yield [2, paths.llms]
      for (const { slug } of directory.communities) yield [2, paths.community(slug)]
      return
    case 'affinity':
      yield [0, paths.affinity(key)]
      return
    case 'affinity-head':
      for (const community of graph.madeWithAffinity(key)) yield [1, paths.combination(key, community)]
      return
    case 'affinity-links': {
      const slug = graph.affinityById.get(key)
      if (!slug) return
      yield [0, paths.affinity(slug)]
      for (const id of graph.communitiesOfAffinity(key)) {
        const community = graph.communityById.get(id)
        if (community) yield [1, paths.combination(slug, community)]
      }
      return
    }
    case 'community-links': {
      const slug = graph.communityById.get(key)
      if (slug) yield [0, paths.community(slug)]
      return
    }
    case 'apps':
      yield [0, paths.apps]
      yield [0, paths.compareApps]
      yield [0, paths.home]
      for (const { code } of directory.countries) yield [2, paths.country(code)]
      for (const { slug } of directory.cities) yield [2, paths.city(slug)]
      return
    case 'articles':
      yield [0, paths.blog]
      yield [2, paths.llms]
      yield [0, paths.feed]
      for (const { slug } of directory.articles) yield [2, paths.article(slug)]
      return
    case 'article':
      yield [0, paths.article(key)]
      return
    case 'city-suggestions': {
      const slug = graph.cityById.get(key)?.slug
      if (!slug) return
      yield [0, paths.city(slug)]
      yield [0, paths.citySuggestions(slug)]
      return
    }
    case 'community-suggestions': {
      const community = graph.communityById.get(key)
      if (!community) return
      yield [0, paths.community(community)]
      for (const { slug } of directory.cities) {
        if (graph.madeInCity(slug).includes(community)) yield [2, paths.cityCommunity(slug, community)]
      }
    }
  }
}

/** A city's page and those of its pages with communities that were made: they name the cities around it. */
function* cityPages(slug: string, graph: PageGraph, rank: 1 | 2): Generator<Ranked> {
  yield [rank, paths.city(slug)]
  for (const community of graph.madeInCity(slug)) yield [rank, paths.cityCommunity(slug, community)]
}

function* affinityPages(slug: string, graph: PageGraph, rank: 1 | 2): Generator<Ranked> {
  yield [rank, paths.affinity(slug)]
  for (const community of graph.madeWithAffinity(slug)) yield [rank, paths.combination(slug, community)]
}
