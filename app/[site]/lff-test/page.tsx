import type { Metadata } from 'next'
import { siteOf } from '@/app/site-param'
import { TestTools } from '@/components/layout/test-tools'
import { pageMetadata } from '@/lib/seo/metadata'
import { sites } from '@/lib/site/variants'

// The middleware returns 404 here unless TEST_TOOLS is set, and so does the endpoint behind the buttons.

interface Props {
  params: Promise<{ site: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = siteOf((await params).site)
  return pageMetadata(site, {
    title: 'LFF test',
    description: 'Internal test page.',
    path: '/lff-test',
    noIndex: true,
  })
}

export default async function LffTestPage({ params }: Props) {
  const { siteType } = sites[siteOf((await params).site)]
  return (
    <div className="wrap py-section">
      <h1 className="text-h1">LFF test</h1>
      <TestTools siteType={siteType} />
    </div>
  )
}
