import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { affinityCard } from '@/components/affinity/affinity-list'
import { SearchableListPage } from '@/components/layout/searchable-list-page'
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
  return (
    <SearchableListPage
      site={site}
      head={headOf(site)}
      cards={(await findAffinities(site)).map(affinityCard)}
      noun={['affinity', 'affinities']}
      empty="No affinities yet. Come back soon."
      withBanner
    />
  )
}
