import 'server-only'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName, withAddress } from './check'
import { reads } from './reads'
import type { ArticleCardRow } from './rows'
import { newestFirst } from './sorting'
import type { Article, ArticleCard } from './types'
import { words } from './words'

/** A scheduled article is as new as its time, not as its row. */
const publicSince = (row: ArticleCardRow) => row.published_at ?? row.created_at

const cardOf = (site: Site, row: ArticleCardRow): ArticleCard => ({
  id: row.id,
  title: noteLongName('blog_posts', words(site, row, 'title')),
  slug: row.slug,
  excerpt: words(site, row, 'excerpt'),
  author: row.author?.trim() ?? '',
  date: row.date ?? publicSince(row).slice(0, 10),
  imageUrl: checkedUrl('blog_posts', row.title, 'image_url', row.image_url),
  tags: row.tags.filter((tag) => typeof tag === 'string' && tag.trim() !== ''),
  isFeatured: row.is_featured ?? false,
})

/**
 * All articles, newest first.
 * @throws DatabaseReadError
 */
export async function findArticles(site: Site): Promise<ArticleCard[]> {
  const rows = withAddress('blog_posts', await reads.articleCards(), (row) => row.slug)
  return newestFirst(rows.map((row) => ({ ...row, created_at: publicSince(row) }))).map((row) =>
    cardOf(site, row),
  )
}

/**
 * One article by its slug, or null.
 * @throws DatabaseReadError
 */
export async function findArticle(site: Site, slug: string): Promise<Article | null> {
  if (!isSlug(slug)) return null
  const row = await reads.article(slug)
  return row && { ...cardOf(site, row), content: words(site, row, 'content'), createdAt: row.created_at }
}
