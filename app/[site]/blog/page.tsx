import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { articleCard } from '@/components/blog/article-card'
import { ListPage } from '@/components/layout/list-page'
import { Button, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { SearchableList, SearchListCards, SearchListFilter } from '@/components/ui/searchable-list'
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
    <SearchableList
      id="articles"
      cards={articles.map((article, index) => articleCard({ article, first: index === 0 }))}
    >
      <ListPage
        site={site}
        head={headOf(site)}
        items={items}
        search={
          <SearchListFilter
            label="Search articles"
            placeholder="Search articles..."
            noun={['article', 'articles']}
            chips={{ param: 'tag', label: 'Tags', values: tags }}
            noMatch="No articles found matching your search"
          />
        }
      >
        <SearchListCards columns={3} noMatch={<ClearFilters />} />
        {articles.length === 0 && <Empty>No articles yet. Come back soon.</Empty>}
      </ListPage>
    </SearchableList>
  )
}

function ClearFilters() {
  return (
    <Buttons>
      <Button look="primary" data-clear-filters="">
        Clear filters
      </Button>
    </Buttons>
  )
}
