import type { Metadata } from 'next'
import { siteOf } from '@/app/site-param'
import { JsonLd } from '@/components/json-ld'
import { LegalPage } from '@/components/layout/legal-page'
import { pageTexts } from '@/lib/content/page-texts'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { terms } from '@/lib/site/legal'
import { fill, type Site, sites } from '@/lib/site/variants'
import { paths } from '@/lib/urls'

interface Props {
  params: Promise<{ site: string }>
}

const headOf = (site: Site): PageHead => ({
  title: terms.title,
  description: fill(terms.intro, { name: sites[site].name }),
  path: paths.terms,
  modifiedTime: terms.updated,
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = siteOf((await params).site)
  return pageMetadata(site, headOf(site), pageTexts.terms)
}

export default async function TermsPage({ params }: Props) {
  const site = siteOf((await params).site)
  return (
    <>
      <LegalPage site={site} text={terms} />
      <JsonLd graph={pageGraph(site, headOf(site))} />
    </>
  )
}
