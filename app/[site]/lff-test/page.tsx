import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { TestTools } from '@/components/layout/test-tools'
import { pageMetadata } from '@/lib/seo/metadata'
import { sites } from '@/lib/site/variants'

// The middleware returns 404 here unless TEST_TOOLS is set, and so does the endpoint behind the buttons.

type Props = PageProps<'/[site]/lff-test'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, {
    title: 'LFF test',
    description: 'Internal test page.',
    path: '/lff-test',
    noIndex: true,
  })
}

export default async function LffTestPage(props: Props) {
  const { siteType } = sites[(await paramsOf(props)).site]
  return (
    <div className="wrap py-section">
      <h1 className="text-h1">LFF test</h1>
      <TestTools siteType={siteType} />
    </div>
  )
}
