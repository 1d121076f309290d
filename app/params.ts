import { notFound } from 'next/navigation'
import { isSite, type Site, siteIds } from '@/lib/site/variants'

/** The params of a page or route below `[site]`, with the brand checked: any other brand is not found. */
export async function paramsOf<Params extends { site: string }>({
  params,
}: {
  params: Promise<Params>
}): Promise<Omit<Params, 'site'> & { site: Site }> {
  const { site, ...rest } = await params
  if (!isSite(site)) notFound()
  return { ...rest, site }
}

/** Params of every page below `[site]`, once for each variant (a leaf page must return all its params together). */
export function forEachSite<Params extends object>(params: readonly Params[]): ({ site: Site } & Params)[] {
  return siteIds.flatMap((site) => params.map((param) => ({ site, ...param })))
}
