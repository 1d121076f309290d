import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { communityCards } from '@/components/community/community-list'
import { SearchableListPage } from '@/components/layout/searchable-list-page'
import { findCommunities } from '@/lib/entities/community'
import { paths } from '@/lib/paths'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/communities'>

function headOf(site: Site): PageHead {
  const { communitiesTitle, communitiesLead } = sites[site].texts
  return { title: communitiesTitle, description: communitiesLead, path: paths.communities }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function CommunitiesPage(props: Props) {
  const { site } = await paramsOf(props)
  return (
    <SearchableListPage
      site={site}
      head={headOf(site)}
      cards={communityCards({
        communities: await findCommunities(site),
        hrefOf: paths.community,
        withFigures: true,
      })}
      noun={['community', 'communities']}
      empty="No communities yet. Come back soon."
      withBanner
    />
  )
}
