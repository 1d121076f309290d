import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { AppTable } from '@/components/app/app-table'
import { FeaturedApp } from '@/components/app/featured-app'
import { AppBenefits, AppTips } from '@/components/app/how-to-use-apps'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { ListHero } from '@/components/layout/list-hero'
import { Section } from '@/components/ui/section'
import { findApps } from '@/lib/entities/app'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { itemListNode, partnerAppNode } from '@/lib/seo/nodes'
import { claims } from '@/lib/site/claims'
import { type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/apps-for-making-friends'>

function headOf(site: Site): PageHead {
  const { compareTitle, compareLead } = sites[site].texts
  return { title: compareTitle, description: compareLead, path: paths.compareApps }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function CompareAppsPage(props: Props) {
  const { site } = await paramsOf(props)
  const { compareTitle, compareLead } = sites[site].texts
  const apps = await findApps(site)
  const pulse = apps.find(({ known }) => known === 'pulse')
  const list = apps.flatMap(({ name, url }) => (url ? [{ name, url }] : []))
  return (
    <>
      <ListHero title={compareTitle} lead={compareLead}>
        <p className="text-sm" data-nosnippet="">
          {claims.appsPageRating}, {claims.partnerRating}
        </p>
      </ListHero>
      {pulse && <FeaturedApp app={pulse} />}
      <Section title="The comparison" tinted>
        <AppTable apps={apps} />
      </Section>
      <AppBenefits />
      <AppTips />
      <Banner site={site} location="compare-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(site), {
          type: 'CollectionPage',
          mainEntity: itemListNode(site, paths.compareApps, list),
          mentions: pulse && [partnerAppNode(site, paths.compareApps, pulse.description)],
        })}
      />
    </>
  )
}
