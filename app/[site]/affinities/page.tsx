import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { AffinityList } from '@/components/affinity/affinity-list'
import { ListPage } from '@/components/layout/list-page'
import { Empty } from '@/components/ui/empty'
import { SearchFilter } from '@/components/ui/search-filter'
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
    <ListPage
      withFigures
      site={site}
      head={headOf(site)}
      list="affinities"
      items={items}
      search={
        <SearchFilter
          list="affinities"
          fields="a, p"
          label="Search affinities"
          placeholder="Search affinities..."
          noun={['affinity', 'affinities']}
        />
      }
      banner="affinities-banner"
    >
      <AffinityList id="affinities" affinities={affinities} />
      {affinities.length === 0 && <Empty>No affinities yet. Come back soon.</Empty>}
    </ListPage>
  )
}
