export interface SitemapFile {
  /** The files of an index. */
  files: string[]
  pages: { address: string; modified: string | undefined; images: string[] }[]
}

/**
 * Reads a sitemap or an index of sitemaps.
 * @throws Error if it is neither
 */
export function parseSitemap(xml: string): SitemapFile {
  if (!/<(?:sitemapindex|urlset)\b/.test(xml)) throw new Error('not a sitemap')
  const files = [...xml.matchAll(/<sitemap>(.*?)<\/sitemap>/gs)].flatMap(([, entry]) =>
    valuesOf(entry, 'loc'),
  )
  const pages = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].flatMap(([, entry]) =>
    valuesOf(entry, 'loc').map((address) => ({
      address,
      modified: valuesOf(entry, 'lastmod')[0],
      images: valuesOf(entry, 'image:loc'),
    })),
  )
  return { files, pages }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function valuesOf(entry: string | undefined, name: string): string[] {
  const values = [...(entry ?? '').matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))]
  return values.map(([, value = '']) =>
    value.trim().replace(/&(\w+);/g, (all, code) => entities[code] ?? all),
  )
}
