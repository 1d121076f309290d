import type { Content } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Rows that stand alone where a visitor expects something beside them. */
export function checkRelations(content: Content): Finding[] {
  const { articles, communities, affinityCommunities } = content
  const linked = new Set(affinityCommunities.map((link) => link.community_id))
  return [
    ...articles
      .filter((article) => !article.image_url?.trim())
      .map(({ id, slug }) =>
        findingsOf('blog_posts', id, slug)('warning', 'image', 'image_url', 'The article has no image.'),
      ),
    ...communities
      .filter((community) => !linked.has(community.id))
      .map(({ id, slug }) =>
        findingsOf('communities', id, slug)(
          'warning',
          'relation',
          'affinity_communities',
          'No affinity links to it, so no affinity page leads here.',
        ),
      ),
    ...content.finders.flatMap((finder) => unknownNames(finder, content)),
  ]
}

/** Countries and communities that a finder names and the directory does not have: it is shown nowhere for them. */
function unknownNames(finder: Content['finders'][number], { countries, communities }: Content): Finding[] {
  const codes = new Set(countries.map(({ code }) => code))
  const slugs = new Set(communities.map(({ slug }) => slug))
  const named = [
    ['country_codes', finder.country_codes, codes],
    ['except_country_codes', finder.except_country_codes, codes],
    ['community_slugs', finder.community_slugs, slugs],
  ] as const
  const found = findingsOf('finders', finder.id, finder.name)
  return named.flatMap(([field, names, known]) =>
    names
      .filter((name) => !known.has(name))
      .map((name) => found('warning', 'relation', field, `The directory has no "${name}".`)),
  )
}
