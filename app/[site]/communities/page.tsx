import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { communityCards } from '@/components/community/community-list'
import { ListPage } from '@/components/layout/list-page'
import { Empty } from '@/components/ui/empty'
import { SearchableList, SearchListCards, SearchListFilter } from '@/components/ui/searchable-list'
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
  const communities = await findCommunities(site)
  const items = communities.map(({ name, slug }) => ({ name, url: paths.community(slug) }))
  return (
    <SearchableList
      id="communities"
      cards={communityCards({ communities, hrefOf: paths.community, withFigures: true })}
    >
      <ListPage
        withFigures
        site={site}
        head={headOf(site)}
        items={items}
        search={
          <SearchListFilter
            label="Search communities"
            placeholder="Search communities..."
            noun={['community', 'communities']}
          />
        }
        banner="communities-banner"
      >
        <SearchListCards columns={4} />
        {communities.length === 0 && <Empty>No communities yet. Come back soon.</Empty>}
      </ListPage>
    </SearchableList>
  )
}
