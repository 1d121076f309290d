import type { Site } from './variants.ts'

/** Everything that the choice of a variant depends on. */
export interface HostRequest {
  /** The Host header, with or without a port; null if there is none. */
  host: string | null
  /** The value of `?site=`, if any. */
  siteParam: string | null
  /** The value of the session cookie that remembers `?site=`. */
  remembered: string | null
}

/** The session cookie that keeps a visitor of a local host on the chosen variant. */
export const siteCookie = 'site'

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

function hostname(host: string | null): string {
  return (host ?? '').trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

/** Whether a Host header names this machine. `?site=` and its cookie have an effect only there. */
export function isLocalHost(host: string | null): boolean {
  return localHosts.has(hostname(host))
}

/** The host name of a variant's origin, for matching requests. `www.` makes no difference. */
export const siteHostname = (origin: string) => withoutWww(new URL(origin).hostname)

const withoutWww = (name: string) => name.replace(/^www\./, '')

type Origins = Readonly<Record<Site, string>>

/** The variant whose origin a Host header names, with or without `www.`; undefined if it matches neither. */
export const siteOfOwnHost = (host: string | null, origins: Origins): Site | undefined =>
  (['lff', 'mnf'] as const).find((site) => siteHostname(origins[site]) === withoutWww(hostname(host)))

/**
 * The public origin that a Host header means if it is written in its other form, with `www.` instead of without or the
 * other way round; undefined for any other host.
 */
export function originOfOtherForm(host: string | null, origins: Origins): string | undefined {
  const site = siteOfOwnHost(host, origins)
  return site && new URL(origins[site]).hostname !== hostname(host) ? origins[site] : undefined
}

interface HostSettings {
  /** The variants' public origins. */
  origins: Origins
  /** Host suffixes of preview deployments, in lowercase, without a leading dot. */
  previewHostSuffixes: readonly string[]
}

/**
 * Chooses the variant (docs/product.md 1.2).
 * @returns the variant; anything unknown is LFF
 */
export function variantForHost(request: HostRequest, { origins, previewHostSuffixes }: HostSettings): Site {
  const name = hostname(request.host)
  if (localHosts.has(name)) {
    return (request.siteParam ?? request.remembered) === 'mnf' ? 'mnf' : 'lff'
  }
  const own = siteOfOwnHost(request.host, origins)
  if (own) return own
  if (name.includes('lookingforfriends') || isPreviewHost(name, previewHostSuffixes)) return 'lff'
  if (name.includes('meetnewfriends')) return 'mnf'
  return 'lff'
}

function isPreviewHost(name: string, suffixes: readonly string[]): boolean {
  return suffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`))
}
