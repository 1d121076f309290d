import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paramsOf } from '@/app/params'
import { iconPath } from '@/lib/seo/icons'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** The variant's icon at /favicon.ico, for clients that request it without reading a page's head. */
export async function GET(_: Request, context: RouteContext<'/[site]/favicon'>) {
  const file = join(process.cwd(), 'public', iconPath((await paramsOf(context)).site, 'favicon.ico'))
  return new Response(await readFile(file), { headers: { 'content-type': 'image/x-icon' } })
}
