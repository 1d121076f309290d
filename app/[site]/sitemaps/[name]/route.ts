import { notFound } from 'next/navigation'
import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap'
import { forEachSite, paramsOf } from '@/app/params'
import { paths } from '@/lib/paths'
import { findPages } from '@/lib/seo/page-list'
import { countSitemapFiles, sitemapEntries, sitemapFile } from '@/lib/seo/sitemap'
import { absoluteUrl } from '@/lib/urls'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => forEachSite([{ name: 'index' }, { name: '0' }])

const headers = { 'Content-Type': 'application/xml; charset=utf-8' }

/** A variant's sitemap: `index` lists the files, and a number is one of them. */
export async function GET(_: Request, context: RouteContext<'/[site]/sitemaps/[name]'>) {
  const { site, name } = await paramsOf(context)
  const entries = sitemapEntries(site, findPages())
  if (name === 'index') {
    const files = Array.from({ length: await countSitemapFiles(entries) }, (_, number) => number)
    return getServerSideSitemapIndex(
      files.map((number) => absoluteUrl(site, paths.sitemapFile(number))),
      headers,
    )
  }
  const file = await sitemapFile(entries, Number(name))
  if (!file) notFound()
  return getServerSideSitemap(file, headers)
}
