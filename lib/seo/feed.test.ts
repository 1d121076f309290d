// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { articleBody } from '@/lib/markup/description'
import { atomFeed, type FeedArticle, withAbsoluteAddresses } from './feed'

const article = (more: Partial<FeedArticle> = {}): FeedArticle => ({
  id: 'a1',
  title: 'The first meetup',
  slug: 'first-meetup',
  excerpt: 'What to expect.',
  author: 'The editors',
  date: '2026-11-05',
  publishedAt: '2026-11-06T08:00:00+00:00',
  updatedAt: '2026-11-06T08:00:00+00:00',
  imageUrl: null,
  tags: ['community'],
  isFeatured: false,
  html: '<p>Come along.</p>',
  ...more,
})

function parse(xml: string) {
  const feed = new DOMParser().parseFromString(xml, 'application/xml')
  const text = (selector: string) => feed.querySelector(selector)?.textContent
  return { feed, text }
}

describe('the feed', () => {
  it('names itself, the blog and when an article was last written or corrected', () => {
    const older = article({ slug: 'older', updatedAt: '2026-11-08T00:00:00+00:00' })
    const { feed, text } = parse(atomFeed('mnf', [article(), older]))
    expect(text('feed > id')).toBe('https://meetnewfriends.example/blog')
    expect(text('feed > updated')).toBe('2026-11-08T00:00:00.000Z')
    expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      'https://meetnewfriends.example/feed.xml',
    )
    expect(feed.querySelectorAll('entry')).toHaveLength(2)
    expect(text('feed > subtitle')).toMatch(/ 2 articles, the newest first\.$/)
  })

  it('gives each article its canonical address as id, its times, author, tags and full text', () => {
    const { feed, text } = parse(atomFeed('lff', [article()]))
    expect(text('entry > id')).toBe('https://lookingforfriends.example/blog/first-meetup')
    expect(text('entry > published')).toBe('2026-11-06T08:00:00.000Z')
    expect(text('entry > updated')).toBe('2026-11-06T08:00:00.000Z')
    expect(text('entry > author > name')).toBe('The editors')
    expect(feed.querySelector('category')?.getAttribute('term')).toBe('community')
    expect(text('content')).toBe('<p>Come along.</p>')
  })

  it('is well-formed whatever the texts contain', () => {
    const title = `Tea & "cake" <b>'now'</b>\u0000\u000b 🍰`
    const html = '<p>]]> &amp; <em>x</em>\u0008\ud800</p>'
    const { text } = parse(atomFeed('lff', [article({ title, html, author: '', tags: ['a&b'] })]))
    expect(text('entry > title')).toBe(`Tea & "cake" <b>'now'</b> 🍰`)
    expect(text('content')).toBe('<p>]]> &amp; <em>x</em></p>')
    expect(text('entry > author')).toBeUndefined()
  })

  it.each([
    ['Come to the hall. It is near St. Mary and J. R. Smith is there every day. ', /\.$/],
    ['東京には友達を作る場所がたくさんあります', /^東京.+…$/],
    ['👨‍👩‍👧‍👦', /👨‍👩‍👧‍👦…$/u],
  ])('has summaries of at most 200 characters, cut like descriptions: %s', (text, form) => {
    const summaryOf = (excerpt: string) =>
      parse(atomFeed('lff', [article({ excerpt })])).text('summary') ?? ''
    const summary = summaryOf(text.repeat(40))
    expect(summary.length).toBeLessThanOrEqual(200)
    expect(summary.length).toBeGreaterThan(140)
    expect(summary).toMatch(form)
    expect(summaryOf('Short')).toBe('Short')
  })

  it('is valid without articles', () => {
    expect(parse(atomFeed('lff', [])).text('feed > updated')).toBe('1970-01-01T00:00:00.000Z')
  })
})

it('addresses in the text are absolute, on the variant’s own origin', () => {
  const html = articleBody('[a](/cities "x") ![b](/images/b.webp) [c](https://c.test/) `href="/d"`', '')
  const absolute = withAbsoluteAddresses('lff', html)
  expect(absolute).toContain('href="https://lookingforfriends.example/cities"')
  expect(absolute).toContain('src="https://lookingforfriends.example/images/b.webp"')
  expect(absolute).toContain('href="https://c.test/"')
  expect(absolute).toContain('href="/d"')
})
