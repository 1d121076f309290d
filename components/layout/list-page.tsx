import type { ReactNode } from 'react'
import { JsonLd } from '@/components/json-ld'
import { FigureNote } from '@/components/ui/card-figure'
import { cn } from '@/components/ui/cn'
import { type PageGraphParts, pageGraph } from '@/lib/seo/json-ld'
import type { PageHead } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/nodes'
import type { Site } from '@/lib/site/variants'
import { Banner } from './banner'
import { ListHero } from './list-hero'

interface ListPageProps extends Pick<PageGraphParts, 'isSearchable' | 'trail' | 'mentions'> {
  site: Site
  head: PageHead
  /** The heading and the sentence below it: by default the title and the description of the head. */
  title?: string
  lead?: string
  /** What is listed, for crawlers; `url` is a path or an address. */
  items: Parameters<typeof itemListNode>[2]
  /** A search box above the list. */
  search?: ReactNode
  /** The place under which clicks on the closing banner are counted; without it there is no banner. */
  banner?: string
  /** Whether its cards have decorative figures. */
  withFigures?: boolean
  children: ReactNode
}

/** A page that lists everything of one kind, everywhere or in a city. */
export function ListPage({
  site,
  head,
  title = head.title,
  lead = head.description,
  items,
  search,
  banner,
  withFigures,
  children,
  ...graph
}: ListPageProps) {
  return (
    <>
      <ListHero title={title} lead={lead} trail={graph.trail} home>
        {search}
      </ListHero>
      <div className={cn('wrap pb-section', search ? 'pt-part' : 'pt-section', 'print:py-0')}>
        {children}
        {withFigures && <FigureNote />}
      </div>
      {banner && <Banner site={site} location={banner} />}
      <JsonLd
        graph={pageGraph(site, head, {
          type: 'CollectionPage',
          mainEntity: itemListNode(site, head.path, items),
          ...graph,
        })}
      />
    </>
  )
}
