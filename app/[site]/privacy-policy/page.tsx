import type { Metadata } from 'next'
import { siteOf } from '@/app/site-param'
import { LegalPage } from '@/components/layout/legal-page'
import { pageMetadata } from '@/lib/seo/metadata'
import { privacy } from '@/lib/site/legal'
import { fill, sites } from '@/lib/site/variants'
import { paths } from '@/lib/urls'

interface Props {
  params: Promise<{ site: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = siteOf((await params).site)
  const { name } = sites[site]
  return pageMetadata(site, {
    title: privacy.title,
    description: fill(privacy.intro, { name }),
    path: paths.privacy,
    modifiedTime: privacy.updated,
  })
}

export default async function PrivacyPage({ params }: Props) {
  return <LegalPage site={siteOf((await params).site)} text={privacy} />
}
