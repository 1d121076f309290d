import type { Metadata } from 'next'
import { siteOf } from '@/app/site-param'
import { LegalPage } from '@/components/layout/legal-page'
import { pageMetadata } from '@/lib/seo/metadata'
import { terms } from '@/lib/site/legal'
import { fill, sites } from '@/lib/site/variants'
import { paths } from '@/lib/urls'

interface Props {
  params: Promise<{ site: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = siteOf((await params).site)
  const { name } = sites[site]
  return pageMetadata(site, {
    title: terms.title,
    description: fill(terms.intro, { name }),
    path: paths.terms,
    modifiedTime: terms.updated,
  })
}

export default async function TermsPage({ params }: Props) {
  return <LegalPage site={siteOf((await params).site)} text={terms} />
}
