import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, paramsOf } from '@/app/params'
import { ArticleCard } from '@/components/blog/article-card'
import { longDate } from '@/components/blog/long-date'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { ArtImage } from '@/components/ui/art-image'
import { Grid } from '@/components/ui/grid'
import { Lead } from '@/components/ui/lead'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { ShareButton } from '@/components/ui/share-button'
import { TagLink } from '@/components/ui/tag'
import type { Article } from '@/lib/entities/article'
import { findArticle, findArticles } from '@/lib/entities/article'
import { articleBody } from '@/lib/markup/description'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { articleNode } from '@/lib/seo/nodes'
import { sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/blog/[article]'>

/** Two fixed related articles; a third replaces the one that is being read (docs/product.md 11.3). */
const related = [
  'how-to-make-friends-in-a-new-city',
  'the-first-meetup-what-to-expect',
  'keeping-a-new-friendship-alive',
]

export async function generateStaticParams() {
  return forEachSite((await findArticles('mnf')).map(({ slug }) => ({ article: slug })))
}

const headOf = (article: Article): PageHead => ({
  title: article.title,
  description: article.excerpt || article.title,
  path: paths.article(article.slug),
  ogType: 'article',
  publishedTime: article.date,
  modifiedTime: article.updatedAt,
  author: article.author || undefined,
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, article: slug } = await paramsOf(props)
  const article = await findArticle(site, slug)
  if (!article) notFound()
  return pageMetadata(site, headOf(article))
}

export default async function ArticlePage(props: Props) {
  const { site, article: slug } = await paramsOf(props)
  const article = await findArticle(site, slug)
  if (!article) notFound()
  const others = await findArticles(site)
  const chosen = related.flatMap((name) => others.find((other) => other.slug === name) ?? [])
  // If one of the two is missing or is being read, the newest other articles replace it.
  const more = [...new Set([...chosen, ...others])].filter((other) => other.slug !== article.slug).slice(0, 2)
  const trail = [{ name: 'Blog', href: paths.blog }, { name: article.title }]
  return (
    <>
      <article className="wrap py-section *:mx-auto *:max-w-184 print:*:max-w-none">
        <header>
          <Breadcrumbs items={trail} />
          <h1 className="mt-4 text-h1">{article.title}</h1>
          <Lead>{article.excerpt}</Lead>
          <div className="mt-4 flex min-h-11.5 flex-wrap items-center justify-between gap-2">
            <p className="text-ui text-muted">
              <time dateTime={article.date}>{longDate(article.date)}</time>
              {article.author && <> · {article.author}</>}
            </p>
            <ShareButton />
          </div>
        </header>
        {article.imageUrl && (
          <ArtImage
            url={article.imageUrl}
            className="mt-8 h-auto w-full rounded-panel bg-night print:mt-[5mm] print:w-[62mm] print:rounded-[2mm]"
            sizes="(min-width: 50rem) 46rem, 92vw"
            eager
          />
        )}
        <Prose className="mt-10" html={articleBody(article.content, sites[site].texts.blogLead)} />
        <ul className="mt-10 flex flex-wrap gap-2.5" aria-label="Tags">
          {article.tags.map((tag) => (
            <li key={tag}>
              <TagLink href={paths.blogTag(tag)}>{tag}</TagLink>
            </li>
          ))}
        </ul>
      </article>
      {more.length > 0 && (
        <Section title="Read next" tinted>
          <Grid columns={3}>
            {more.map((other) => (
              <ArticleCard key={other.slug} article={other} />
            ))}
          </Grid>
        </Section>
      )}
      <Banner site={site} location="article-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(article), {
          trail,
          image: article.imageUrl,
          mainEntity: articleNode(site, article),
        })}
      />
    </>
  )
}
