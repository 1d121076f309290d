import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ArticleCard as Article } from '@/lib/entities/article'
import { ArticleCard, articleCard } from './article-card'

const article: Article = {
  id: '1',
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt.',
  author: '',
  date: '2026-11-05',
  imageUrl: null,
  tags: ['one', 'two', 'three', 'four'],
  isFeatured: false,
}

it('shows at most 3 tags, and is found by all of them', () => {
  const html = renderToStaticMarkup(<ArticleCard article={article} />)
  const shown = [...html.matchAll(/<span[^>]*>([^<]*)</g)].map(([, tag]) => tag)
  expect(shown).toEqual(['one', 'two', 'three'])
  const { alsoSearched, tags } = articleCard({ article })
  expect(alsoSearched).toEqual(['one two three four'])
  expect(tags).toEqual(['one', 'two', 'three', 'four'])
})

it('shows the date in long American form and leads to the article', () => {
  const html = renderToStaticMarkup(<ArticleCard article={article} />)
  expect(html).toContain('<time dateTime="2026-11-05">November 5, 2026</time>')
  expect(html).toContain('href="/blog/a-title"')
})

it('loads its cover at the displayed width, and reserves its space', () => {
  const html = renderToStaticMarkup(
    <ArticleCard article={{ ...article, imageUrl: '/images/articles/a-1600.webp' }} />,
  )
  const [image] = /<img[^>]*>/.exec(html) ?? []
  expect(image).toContain('srcSet="/images/articles/a-800.webp 800w, /images/articles/a-1600.webp 1600w"')
  expect(image).toContain('width="1600" height="900"')
  expect(image).toContain('loading="lazy"')
  expect(image).toContain('alt=""')
})

it('fetches the cover of the first card with priority: on a phone it is the largest element in view', () => {
  const html = renderToStaticMarkup(
    <ArticleCard article={{ ...article, imageUrl: '/images/articles/a-1600.webp' }} first />,
  )
  expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/i)
})

it('marks a featured article, and no other', () => {
  const html = (isFeatured: boolean) =>
    renderToStaticMarkup(<ArticleCard article={{ ...article, isFeatured }} />)
  expect(html(true)).toMatch(/<b[^>]*>Featured<\/b>/)
  expect(html(false)).not.toContain('Featured')
})
