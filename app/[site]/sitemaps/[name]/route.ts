import { notFound } from 'next/navigation'
import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap'
import { forEachSite, paramsOf } from '@/app/params'
import { paths } from '@/lib/paths'
import { findPages } from '@/lib/seo/page-list'
import { countSitemapFiles, sitemapFile } from '@/lib/seo/sitemap'
import { withEtag } from '@/lib/seo/with-etag'
import { absoluteUrl } from '@/lib/urls'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => forEachSite([{ name: 'index' }, { name: '0' }])

const headers = { 'Content-Type': 'application/xml; charset=utf-8' }

/** A variant's sitemap: `index` lists the files, and a number is one of them. */
export async function GET(_: Request, context: RouteContext<'/[site]/sitemaps/[name]'>) {
  const { site, name } = await paramsOf(context)
  const pages = await findPages()
  if (name === 'index') {
    const files = Array.from({ length: countSitemapFiles(pages) }, (_, number) => number)
    const addresses = files.map((number) => absoluteUrl(site, paths.sitemapFile(number)))
    return withEtag(await getServerSideSitemapIndex(addresses, headers))
  }
  const entries = sitemapFile(site, pages, Number(name))
  if (entries.length === 0) notFound()
  return withEtag(await getServerSideSitemap(entries, headers))
}
