import { Empty } from '@/components/ui/empty'
import {
  type ListCard,
  SearchableList,
  SearchListCards,
  SearchListFilter,
} from '@/components/ui/searchable-list'
import type { PageHead } from '@/lib/seo/metadata'
import type { Site } from '@/lib/site/variants'
import { ListPage } from './list-page'

interface SearchableListPageProps {
  site: Site
  head: PageHead
  cards: readonly ListCard[]
  /** What is listed, in the singular and the plural. */
  noun: readonly [one: string, many: string]
  /** Said in place of the list while it has nothing. */
  empty: string
  /** Whether a banner closes the page. */
  withBanner?: boolean
}

/** A page with a card for everything of one kind, searched by name. */
export function SearchableListPage({ site, head, cards, noun, empty, withBanner }: SearchableListPageProps) {
  const [, many] = noun
  return (
    <SearchableList id={many} cards={cards}>
      <ListPage
        withFigures
        site={site}
        head={head}
        items={cards.map(({ name, href }) => ({ name, url: href }))}
        search={
          <SearchListFilter label={`Search ${many}`} placeholder={`Search ${many}...`} noun={[...noun]} />
        }
        banner={withBanner ? `${many}-banner` : undefined}
      >
        <SearchListCards columns={4} />
        {cards.length === 0 && <Empty>{empty}</Empty>}
      </ListPage>
    </SearchableList>
  )
}
