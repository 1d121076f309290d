import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { affinityCard } from '@/components/affinity/affinity-list'
import { ListPage } from '@/components/layout/list-page'
import { Empty } from '@/components/ui/empty'
import { SearchableList, SearchListCards, SearchListFilter } from '@/components/ui/searchable-list'
import { findAffinities } from '@/lib/entities/affinity'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/affinities'>

function headOf(site: Site): PageHead {
  const { affinitiesTitle, affinitiesLead } = sites[site].texts
  return { title: affinitiesTitle, description: affinitiesLead, path: paths.affinities }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function AffinitiesPage(props: Props) {
  const { site } = await paramsOf(props)
  const affinities = await findAffinities(site)
  const items = affinities.map(({ name, slug }) => ({ name, url: paths.affinity(slug) }))
  return (
    <SearchableList id="affinities" cards={affinities.map(affinityCard)}>
      <ListPage
        withFigures
        site={site}
        head={headOf(site)}
        items={items}
        search={
          <SearchListFilter
            label="Search affinities"
            placeholder="Search affinities..."
            noun={['affinity', 'affinities']}
          />
        }
        banner="affinities-banner"
      >
        <SearchListCards columns={4} />
        {affinities.length === 0 && <Empty>No affinities yet. Come back soon.</Empty>}
      </ListPage>
    </SearchableList>
  )
}
