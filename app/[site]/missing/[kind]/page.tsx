import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, paramsOf } from '@/app/params'
import { MissingPage } from '@/components/layout/missing-page'
import { pageMetadata } from '@/lib/seo/metadata'
import { missingTexts } from '@/lib/site/missing'
import { type MissingKind, missingKinds } from '@/lib/site/routes'
import { sites } from '@/lib/site/variants'

// Prerendered pages that the middleware serves, with status 404, at every address that does not exist.

type Props = PageProps<'/[site]/missing/[kind]'>

export const dynamicParams = false

export const generateStaticParams = () => forEachSite(missingKinds.map((kind) => ({ kind })))

function kindOf(value: string): MissingKind {
  const kind = missingKinds.find((known) => known === value)
  return kind ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, kind } = await paramsOf(props)
  const { title, text } = missingTexts[kindOf(kind)]
  const head = await pageMetadata(site, { title, description: text, path: '/', noIndex: true })
  // A page that does not exist has no canonical address.
  return { ...head, alternates: {}, openGraph: null, twitter: null }
}

export default async function Missing(props: Props) {
  const { site, kind } = await paramsOf(props)
  return <MissingPage kind={kindOf(kind)} help={sites[site].texts.notFoundHelp} />
}
