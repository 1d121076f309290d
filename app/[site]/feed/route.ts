import { paramsOf } from '@/app/params'
import { findArticle, findArticles } from '@/lib/entities/article'
import { articleBody } from '@/lib/markup/description'
import { atomFeed } from '@/lib/seo/feed'
import { withEtag } from '@/lib/seo/with-etag'
import { siteIds, sites } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** Older articles are on the blog. */
const articlesInFeed = 50

/** The newest articles with their full texts. */
export async function GET(_: Request, context: RouteContext<'/[site]/feed'>) {
  const { site } = await paramsOf(context)
  const cards = (await findArticles(site)).slice(0, articlesInFeed)
  const articles = await Promise.all(cards.map(({ slug }) => findArticle(site, slug)))
  const feed = articles.flatMap((article) =>
    article ? { ...article, html: articleBody(article.content, sites[site].texts.blogLead) } : [],
  )
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8' }
  return withEtag(new Response(atomFeed(site, feed), { headers }))
}
