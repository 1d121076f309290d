import { notFound } from 'next/navigation'
import { drawPreview } from '@/app/[site]/og/draw'
import { subjectOf } from '@/app/[site]/og/subject'
import { paramsOf } from '@/app/params'

export const dynamic = 'force-static'
export const revalidate = 300
/** There are as many images as pages, so each is drawn when its page is first shared, and then cached. */
export const generateStaticParams = () => []

/** A page's preview image, as `paths.ogImage` names it. */
export async function GET(_: Request, context: RouteContext<'/[site]/og/[...path]'>) {
  const { site, path } = await paramsOf(context)
  const subject = await subjectOf(site, path)
  if (!subject) notFound()
  const image = await drawPreview(site, subject)
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } })
}
