import { notFound } from 'next/navigation'
import { isSite, type Site, siteIds } from '@/lib/site/variants'

/** The variant in a page's params; anything else is not found. */
export function siteOf(value: string): Site {
  if (!isSite(value)) notFound()
  return value
}

/** Params of every page below `[site]`, once for each variant (a leaf page must return all its params together). */
export function forEachSite<Params extends object>(params: readonly Params[]): ({ site: Site } & Params)[] {
  return siteIds.flatMap((site) => params.map((param) => ({ site, ...param })))
}
