import { isOffered } from '../../lib/entities/community.ts'
import { isSlug, type KnownSlugs, resolveRoute, slugOf } from '../../lib/site/routing.ts'
import type { Content } from './content.ts'
import { entriesOf } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

/** The addresses that exist with this content. */
export function knownSlugs({
  cities,
  communities,
  affinities,
  articles,
  countries,
  redirects,
  absences,
}: Content): KnownSlugs {
  const slugs = (rows: readonly { slug: string }[]) => new Set(rows.map(({ slug }) => slug))
  return {
    cities: slugs(cities),
    communities: slugs(communities),
    affinities: slugs(affinities),
    articles: slugs(articles),
    absent: absentPairs({ cities, communities, absences }),
    countries: new Map(countries.map(({ code, name }) => [code.toLowerCase(), slugOf(name)])),
    redirects: new Map(redirects.map(({ from_path, to_path }) => [from_path, to_path])),
  }
}

/** The communities that a city does not offer, as `city/community`. */
function absentPairs({
  cities,
  communities,
  absences,
}: Pick<Content, 'cities' | 'communities' | 'absences'>) {
  const limited = new Set(absences.map(({ community_id }) => community_id))
  return new Set(
    communities
      .filter(({ id }) => limited.has(id))
      .flatMap((community) =>
        cities
          .filter(
            ({ id, country_id }) => !isOffered(absences, community.id, { id, country: { id: country_id } }),
          )
          .map((city) => `${city.slug}/${community.slug}`),
      ),
  )
}

const ownPage = new Set(['countries', 'cities', 'communities', 'affinities', 'blog_posts'])

/** Rows whose page cannot be reached: a slug against the rules, or an address that leads elsewhere. */
export function checkAddresses(content: Content): Finding[] {
  const known = knownSlugs(content)
  const pages = entriesOf(content).filter(({ table }) => ownPage.has(table))
  return [
    ...pages.flatMap(({ table, id, label, path }) => {
      const found = findingsOf(table, id, label)
      const field = table === 'countries' ? 'code' : 'slug'
      if (table === 'countries' ? !/^[a-z]{2}$/.test(label) : !isSlug(label)) {
        const rule =
          table === 'countries'
            ? 'two letters in lower case'
            : 'lower-case letters, digits and single hyphens, 80 at most'
        return found('error', 'address', field, `"${label}" is not ${rule}: the row has no page.`)
      }
      const route = resolveRoute(path ?? '', known)
      if (route.kind === 'page') return []
      const why =
        route.kind === 'redirect' ? `its address leads to ${route.path}` : 'its address is not found'
      return found('error', 'address', field, `The page cannot be reached: ${why}.`)
    }),
    ...sameNameSlugs(content),
  ]
}

/** /countries/japan leads to the country of that name: to one only. */
function sameNameSlugs({ countries }: Content): Finding[] {
  const groups = Map.groupBy(countries, ({ name }) => slugOf(name))
  return [...groups].flatMap(([slug, [first, ...rest]]) =>
    rest.map(({ id, code }) =>
      findingsOf('countries', id, code)(
        'warning',
        'address',
        'name',
        `/countries/${slug} leads to "${first?.code}", which has the same name.`,
      ),
    ),
  )
}
