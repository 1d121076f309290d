import type { Metadata } from 'next'
import { siteOf } from '@/app/site-param'
import { JsonLd } from '@/components/json-ld'
import { LegalPage } from '@/components/layout/legal-page'
import { pageTexts } from '@/lib/content/page-texts'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { privacy } from '@/lib/site/legal'
import { fill, type Site, sites } from '@/lib/site/variants'
import { paths } from '@/lib/urls'

interface Props {
  params: Promise<{ site: string }>
}

const headOf = (site: Site): PageHead => ({
  title: privacy.title,
  description: fill(privacy.intro, { name: sites[site].name }),
  path: paths.privacy,
  modifiedTime: privacy.updated,
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = siteOf((await params).site)
  return pageMetadata(site, headOf(site), pageTexts.privacy)
}

export default async function PrivacyPage({ params }: Props) {
  const site = siteOf((await params).site)
  return (
    <>
      <LegalPage site={site} text={privacy} />
      <JsonLd graph={pageGraph(site, headOf(site))} />
    </>
  )
}
