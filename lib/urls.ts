import { env } from '@/lib/env'
import { siteOfOwnHost } from '@/lib/site/hosts'
import type { Site } from '@/lib/site/variants'

/** The variant's https origin, from the settings (docs/product.md 1.5). */
export function siteOrigin(site: Site): string {
  return env.origins[site]
}

/**
 * An absolute address on the variant's origin; the home page's has no trailing slash.
 * @param path a path of `paths`, or a file of the site
 */
export function absoluteUrl(site: Site, path: string): string {
  return path === '/' ? siteOrigin(site) : new URL(path, siteOrigin(site)).href
}

/** The variant's contact address (docs/product.md 1.7). */
export function contactEmail(site: Site): string {
  return env.contactEmail ?? `hello@${new URL(siteOrigin(site)).hostname}`
}

/** A `mailto:` link to the variant's contact address, with a text to complete. */
export function mailto(site: Site, subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return `mailto:${contactEmail(site)}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

/** The target of a link to the partner's app: the city's own, if it has one. */
export function partnerUrl(pulseUrl?: string | null): string {
  return pulseUrl ?? env.partnerAppUrl
}

/**
 * Checks an address from the database: an `https:` URL or a path on the site (docs/product.md 15.4).
 * @returns the address as it may be used in `href`, the site's own as a path; null if it fails
 */
export function safeUrl(value: string | null | undefined): string | null {
  const url = safeLink(value)
  return url?.startsWith('http:') ? null : url
}

/**
 * As `safeUrl`, and `http:` too: for links to other people's sites, which may have nothing better.
 * @returns the address as it may be used in `href`; null if it fails
 */
export function safeLink(value: string | null | undefined): string | null {
  const text = value?.trim() ?? ''
  // Browsers drop or reinterpret these characters, so the checks below would see a different address.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: rejecting control characters is the purpose
  if (text === '' || /[\u0000-\u0020\u007f\\]/.test(text)) return null
  if (/^\/(?!\/)/.test(text)) return text
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  // Both sites have the same pages, and a path that begins with two slashes would name another host.
  const isOwn =
    url.protocol === 'https:' &&
    siteOfOwnHost(url.host, env.origins) !== undefined &&
    !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search + url.hash : url.href
}

/**
 * Checks a picture's address: as `safeUrl`, and from the site or IMAGE_ORIGINS (docs/product.md 15.4). The
 * Content-Security-Policy would block any other.
 * @returns the address as it may be used in `src`; null if it fails
 */
export function safeImageUrl(value: string | null | undefined): string | null {
  const url = safeUrl(value)
  return url === null || url.startsWith('/') || env.imageOrigins.includes(new URL(url).origin) ? url : null
}
