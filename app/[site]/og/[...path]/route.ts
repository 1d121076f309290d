import { notFound } from 'next/navigation'
import { drawPreview } from '@/app/[site]/og/draw'
import { subjectOf } from '@/app/[site]/og/subject'
import { siteOf } from '@/app/site-param'

export const dynamic = 'force-static'
export const revalidate = 300
/** There are as many images as pages, so each is drawn when its page is first shared, and then cached. */
export const generateStaticParams = () => []

/** A page's preview image, as `paths.ogImage` names it. */
export async function GET(_: Request, { params }: { params: Promise<{ site: string; path: string[] }> }) {
  const { site: siteParam, path } = await params
  const site = siteOf(siteParam)
  const subject = await subjectOf(site, path)
  if (!subject) notFound()
  const image = await drawPreview(site, subject)
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } })
}
