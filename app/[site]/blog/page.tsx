import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { ArticleCard } from '@/components/blog/article-card'
import { ListPage } from '@/components/layout/list-page'
import { Button, Buttons } from '@/components/ui/button'
import { CardGrid } from '@/components/ui/card-grid'
import { Empty } from '@/components/ui/empty'
import { SearchFilter } from '@/components/ui/search-filter'
import { findArticles } from '@/lib/entities/article'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/blog'>

function headOf(site: Site): PageHead {
  const { blogTitle, blogLead } = sites[site].texts
  return { title: blogTitle, description: blogLead, path: paths.blog }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function BlogPage(props: Props) {
  const { site } = await paramsOf(props)
  const articles = await findArticles(site)
  const tags = [...new Set(articles.flatMap((article) => article.tags))].sort()
  const items = articles.map(({ title, slug }) => ({ name: title, url: paths.article(slug) }))
  return (
    <ListPage
      site={site}
      head={headOf(site)}
      list="articles"
      items={items}
      search={
        <SearchFilter
          list="articles"
          fields="a, p"
          label="Search articles"
          placeholder="Search articles..."
          noun={['article', 'articles']}
          chips={{ param: 'tag', label: 'Tags', values: tags }}
          noMatch="No articles found matching your search"
        />
      }
      noMatch={
        <Buttons>
          <Button look="primary" data-clear-filters="">
            Clear filters
          </Button>
        </Buttons>
      }
    >
      <CardGrid columns={3} id="articles" with={['pictures']}>
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} first={index === 0} />
        ))}
      </CardGrid>
      {articles.length === 0 && <Empty>No articles yet. Come back soon.</Empty>}
    </ListPage>
  )
}
