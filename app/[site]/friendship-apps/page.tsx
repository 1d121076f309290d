import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { AppCard } from '@/components/app/app-card'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { ListHero } from '@/components/layout/list-hero'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Grid } from '@/components/ui/grid'
import { findApps } from '@/lib/entities/app'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/nodes'
import { type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/friendship-apps'>

function headOf(site: Site): PageHead {
  const { appsTitle, appsLead } = sites[site].texts
  return { title: appsTitle, description: appsLead, path: paths.apps }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function FriendshipAppsPage(props: Props) {
  const { site } = await paramsOf(props)
  const { appsTitle, appsLead } = sites[site].texts
  const apps = await findApps(site)
  const list = apps.flatMap(({ name, url }) => (url ? [{ name, url }] : []))
  return (
    <>
      <ListHero title={appsTitle} lead={appsLead}>
        <ButtonLink href={paths.compareApps}>Compare them in one table</ButtonLink>
      </ListHero>
      <div className="wrap py-section">
        <h2 className="sr-only">All apps</h2>
        <Grid columns={3}>
          {apps.map((app) => (
            <AppCard key={app.name} app={app} location="apps-directory" withRating />
          ))}
        </Grid>
        {apps.length === 0 && <Empty>No friendship apps yet. Come back soon.</Empty>}
      </div>
      <Banner site={site} location="apps-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(site), {
          type: 'CollectionPage',
          mainEntity: itemListNode(site, paths.apps, list),
        })}
      />
    </>
  )
}
