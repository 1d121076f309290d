import { featuredCities, footerSlugs } from '../../lib/site/featured.ts'
import { resolveRoute } from '../../lib/site/routing.ts'
import { knownSlugs } from './addresses.ts'
import type { Content } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Redirects without a page at their end, and those that a row's own address hides. */
export function checkRedirects(content: Content): Finding[] {
  const known = knownSlugs(content)
  const without = { ...known, redirects: new Map<string, string>() }
  return content.redirects.flatMap(({ id, from_path, to_path }) => {
    const found = findingsOf('redirects', id, from_path)
    if (resolveRoute(to_path, without).kind !== 'page')
      return [
        found('error', 'redirect', 'to_path', `There is no page ${to_path}: the old address is not found.`),
      ]
    return resolveRoute(from_path, without).kind === 'page'
      ? [
          found(
            'warning',
            'redirect',
            'from_path',
            `${from_path} is a page itself, so the redirect is not used.`,
          ),
        ]
      : []
  })
}

/** Links of the footer and the home page whose page is gone: another takes the place of all but a tag's. */
export function checkFixedLinks({ cities, countries, communities, articles }: Content): Finding[] {
  const tags = articles.flatMap((article) => article.tags)
  const wanted = [
    ['cities', 'home page', featuredCities, cities.map(({ slug }) => slug)],
    ['cities', 'footer', footerSlugs.cities, cities.map(({ slug }) => slug)],
    ['countries', 'footer', footerSlugs.countries, countries.map(({ code }) => code)],
    ['communities', 'footer', footerSlugs.communities, communities.map(({ slug }) => slug)],
    ['blog_posts', 'footer', footerSlugs.tags, tags],
  ] as const
  return wanted.flatMap(([table, place, names, there]) =>
    names
      .filter((name) => !(there as readonly string[]).includes(name))
      .map((name) => {
        const what = table === 'blog_posts' ? `No article has the tag "${name}"` : `There is no "${name}"`
        return findingsOf(table, '', name)(
          'warning',
          'link',
          place,
          `${what}, which the ${place} wants to link to.`,
        )
      }),
  )
}
