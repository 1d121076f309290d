import { env } from '@/lib/env'
import type { Site } from '@/lib/site/variants'

/** The variant's own https origin, from the settings and never from a request. */
export function siteOrigin(site: Site): string {
  return env.origins[site]
}

/**
 * An absolute address on the variant's own origin.
 * @param path a path of `paths`, or a file of the site
 */
export function absoluteUrl(site: Site, path: string): string {
  return path === '/' ? siteOrigin(site) : new URL(path, siteOrigin(site)).href
}

/** The address that visitors may write to (docs/product.md 1.7). */
export function contactEmail(site: Site): string {
  return env.contactEmail ?? `hello@${new URL(siteOrigin(site)).hostname}`
}

/** A `mailto:` link to the variant's contact address. */
export function mailto(site: Site, subject?: string): string {
  return `mailto:${contactEmail(site)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}

/** Where a link to the partner's app leads: the city's own address where it has one. */
export function partnerUrl(pulseUrl?: string | null): string {
  return pulseUrl ?? env.partnerAppUrl
}

/**
 * The one gate for addresses that come from the database: `https:` and paths of the site's own.
 * @returns the address as it may stand in `href` or `src`, or null
 */
export function safeUrl(value: string | null | undefined): string | null {
  const text = value?.trim() ?? ''
  // Control characters and backslashes are read differently by browsers than by us.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (text === '' || /[\u0000-\u0020\u007f\\]/.test(text)) return null
  if (/^\/(?!\/)/.test(text)) return text
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

/**
 * The gate for pictures: as `safeUrl`, from the site itself or one of IMAGE_ORIGINS. Any other origin would learn of
 * every visitor, and the Content-Security-Policy would not show it.
 * @returns the address as it may stand in `src`, or null
 */
export function safeImageUrl(value: string | null | undefined): string | null {
  const url = safeUrl(value)
  return url === null || url.startsWith('/') || env.imageOrigins.includes(new URL(url).origin) ? url : null
}
