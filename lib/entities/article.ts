import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readRow, readRows } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName, usableDate, usableTexts, withAddress } from './check'
import type { Entity } from './entity'
import { newestFirst } from './sorting'
import { words } from './words'

export interface ArticleCard {
  id: string
  title: string
  slug: string
  excerpt: string
  author: string
  /** ISO date (YYYY-MM-DD): the row's own, otherwise the day it was scheduled for or created. */
  date: string
  imageUrl: string | null
  tags: string[]
  isFeatured: boolean
}

export interface Article extends ArticleCard {
  content: string
  createdAt: string
}

const card = [
  'id',
  'slug',
  'title',
  'title_lff',
  'excerpt',
  'excerpt_lff',
  'author',
  'date',
  'created_at',
  'published_at',
  'image_url',
  'tags',
  'is_featured',
] as const
const page = [...card, 'content', 'content_lff'] as const

const { table, read } = declareTable('blog_posts', page, { gates: ['published_at'] })

export const articleReads = {
  // A scheduled article becomes public without any row changing, so no webhook is sent.
  cards: read('articles', card, { seconds: 30 }),
  page: read('article', page, { match: 'slug' }),
  sitemap: read('pages', ['id', 'slug', 'image_url', 'created_at']),
}

export const articleEntity: Entity = {
  table,
  address: { columns: ['slug'], key: 'slug' },
  pages: ({ slug }) => [paths.article(String(slug)), paths.blog],
}

type CardRow = RowFrom<typeof articleReads.cards>

/** A scheduled article counts from its publication time, not from its row's creation. */
const publicSince = (row: CardRow) =>
  usableDate('blog_posts', row.title, 'published_at', row.published_at) ?? createdAt(row)

const createdAt = (row: CardRow) =>
  usableDate('blog_posts', row.title, 'created_at', row.created_at) ?? '1970-01-01T00:00:00Z'

const cardOf = (site: Site, row: CardRow): ArticleCard => ({
  id: row.id,
  title: noteLongName('blog_posts', words(site, row, 'title')),
  slug: row.slug,
  excerpt: words(site, row, 'excerpt'),
  author: row.author?.trim() ?? '',
  date: usableDate('blog_posts', row.title, 'date', row.date) ?? publicSince(row).slice(0, 10),
  imageUrl: checkedUrl('blog_posts', row.title, 'image_url', row.image_url),
  tags: usableTexts('blog_posts', row.title, 'tags', row.tags),
  isFeatured: row.is_featured ?? false,
})

/**
 * All articles, newest first.
 * @throws DatabaseReadError
 */
export async function findArticles(site: Site): Promise<ArticleCard[]> {
  const rows = withAddress('blog_posts', await readRows(articleReads.cards))
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
  const row = await readRow(articleReads.page, slug)
  return row && { ...cardOf(site, row), content: words(site, row, 'content'), createdAt: createdAt(row) }
}
