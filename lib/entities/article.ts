import 'server-only'
import { supabase } from '@/lib/db/client'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readRow, readRows } from '@/lib/db/execute'
import { readPage } from '@/lib/db/read'
import { paths } from '@/lib/paths'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName, withAddress } from './check'
import type { Entity } from './entity'
import { newestFirst } from './sorting'
import { usableDate, usableTexts } from './usable'
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
  /** Since when it is public. */
  publishedAt: string
  /** Its last correction; never before its publication. */
  updatedAt: string
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
const page = [...card, 'content', 'content_lff', 'updated_at'] as const

const { table, read } = declareTable('blog_posts', page, { gates: ['published_at'] })

export const articleReads = {
  cards: read('articles', card),
  page: read('article', page, { match: 'slug' }),
  sitemap: read('pages', ['id', 'slug', 'image_url', 'created_at', 'published_at', 'updated_at']),
}

export const articleEntity: Entity = {
  table,
  address: { columns: ['slug'], key: 'slug' },
  pages: ({ slug }) => [paths.article(String(slug)), paths.blog],
  listed: async () =>
    (await readRows(articleReads.sitemap)).map((row) => ({
      path: paths.article(row.slug),
      lastModified: lastChange(row),
      image: row.image_url,
    })),
}

type CardRow = RowFrom<typeof articleReads.cards>

type Times = Pick<RowFrom<typeof articleReads.sitemap>, 'slug' | 'created_at' | 'published_at' | 'updated_at'>

const timeOf = (row: Partial<Times>, column: 'created_at' | 'published_at' | 'updated_at') =>
  usableDate('blog_posts', row.slug ?? '', column, row[column])

/** A scheduled article counts from its publication time, not from its row's creation. */
const publicSince = (row: Omit<Times, 'updated_at'>): string =>
  timeOf(row, 'published_at') ?? timeOf(row, 'created_at') ?? '1970-01-01T00:00:00Z'

/** When visitors last saw an article change: its last correction, or its publication if that is later. */
export function lastChange(row: Times): string {
  const since = publicSince(row)
  const corrected = timeOf(row, 'updated_at')
  return corrected && Date.parse(corrected) > Date.parse(since) ? corrected : since
}

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
 * All articles, newest first: by the creation of their rows, or by the time they were scheduled for.
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
  if (!row) return null
  const content = words(site, row, 'content')
  return { ...cardOf(site, row), content, publishedAt: publicSince(row), updatedAt: lastChange(row) }
}

/** The slugs of the articles whose time of publication is after `from` and not after `to`. @throws DatabaseReadError */
export async function slugsPublishedBetween(from: Date, to: Date): Promise<string[]> {
  const published = () =>
    supabase
      .from('blog_posts')
      .select('slug')
      .gt('published_at', from.toISOString())
      .lte('published_at', to.toISOString())
  return (await readPage('blog_posts', published)).rows.map(({ slug }) => slug)
}
