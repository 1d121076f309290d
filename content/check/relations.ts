import type { Content } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Rows that stand alone where a visitor expects something beside them. */
export function checkRelations({ articles, communities, affinityCommunities }: Content): Finding[] {
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
  ]
}
