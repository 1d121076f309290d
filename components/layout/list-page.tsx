import type { ReactNode } from 'react'
import { JsonLd } from '@/components/json-ld'
import { FigureNote } from '@/components/ui/card-figure'
import { pageGraph } from '@/lib/seo/json-ld'
import type { PageHead } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/nodes'
import type { Site } from '@/lib/site/variants'
import { Banner } from './banner'
import { ListHero } from './list-hero'

interface ListPageProps {
  site: Site
  /** Its title and description are shown at the top of the page. */
  head: PageHead
  /** What is listed, for crawlers; `url` is a path. */
  items: readonly { name: string; url: string }[]
  search: ReactNode
  /** Whether crawlers are told of the page's own `q`. */
  isSearchable?: boolean
  /** The place under which clicks on the closing banner are counted; without it there is no banner. */
  banner?: string
  /** Whether its cards have decorative figures. */
  withFigures?: boolean
  children: ReactNode
}

/** A page that lists everything of one kind under a search box. */
export function ListPage({
  site,
  head,
  items,
  search,
  isSearchable,
  banner,
  withFigures,
  children,
}: ListPageProps) {
  return (
    <>
      <ListHero title={head.title} lead={head.description}>
        {search}
      </ListHero>
      <div className="wrap pt-part pb-section print:py-0">
        {children}
        {withFigures && <FigureNote />}
      </div>
      {banner && <Banner site={site} location={banner} />}
      <JsonLd
        graph={pageGraph(site, head, {
          type: 'CollectionPage',
          isSearchable,
          mainEntity: itemListNode(site, head.path, items),
        })}
      />
    </>
  )
}
