import type { Article } from '@/lib/entities/article'
import { escapeHtml } from '@/lib/markup/description'
import { paths } from '@/lib/paths'
import { type Site, sites } from '@/lib/site/variants'
import { absoluteUrl, siteOrigin } from '@/lib/urls'
import { cutAtSentence } from './cut'

/** An article with its body as safe HTML. */
export interface FeedArticle extends Omit<Article, 'content'> {
  html: string
}

/** Characters that XML cannot contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const escapeXml = (text: string) => escapeHtml(text.replace(notInXml, ''))

/**
 * Makes the paths in sanitized HTML absolute, for feed readers that show it elsewhere.
 * @param html as `lib/markup` renders it: attributes in double quotes, addresses with https: or paths on the site
 */
export function withAbsoluteAddresses(site: Site, html: string): string {
  return html.replace(
    /(<(?:a|img)\b[^<>]*?\s(?:href|src)=")(\/[^"]*)"/g,
    (_, before: string, path: string) => `${before}${absoluteUrl(site, path)}"`,
  )
}

/** Readers show a few lines. */
const longestSummary = 200

/** A row's time in Atom's format. */
const instant = (time: string) => new Date(time).toISOString()

/**
 * The blog as an Atom feed (RFC 4287) with full texts, every address on the variant's own origin.
 * @param articles newest first
 */
export function atomFeed(site: Site, articles: readonly FeedArticle[]): string {
  const { name, texts } = sites[site]
  const blog = absoluteUrl(site, paths.blog)
  // A feed must say when it changed; one without articles gives the earliest possible time.
  const updated =
    articles
      .map(({ updatedAt }) => instant(updatedAt))
      .sort()
      .at(-1) ?? instant('1970-01-01')
  const count = `${articles.length} ${articles.length === 1 ? 'article' : 'articles'}, the newest first.`
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(blog)}</id>`,
    `<title>${escapeXml(`${name}: ${texts.blogTitle}`)}</title>`,
    `<subtitle>${escapeXml(`${texts.blogLead} ${count}`)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(site, paths.feed))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(blog)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(name)}</name><uri>${escapeXml(siteOrigin(site))}</uri></author>`,
    ...articles.map((article) => entryOf(site, article)),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

function entryOf(site: Site, article: FeedArticle): string {
  const address = escapeXml(absoluteUrl(site, paths.article(article.slug)))
  const lines = [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${instant(article.publishedAt)}</published>`,
    `<updated>${instant(article.updatedAt)}</updated>`,
    ...(article.author ? [`<author><name>${escapeXml(article.author)}</name></author>`] : []),
    ...article.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    ...(article.excerpt
      ? [`<summary>${escapeXml(cutAtSentence(article.excerpt, longestSummary))}</summary>`]
      : []),
    `<content type="html">${escapeXml(withAbsoluteAddresses(site, article.html))}</content>`,
    '</entry>',
  ]
  return lines.join('\n')
}
