import type { Site } from './variants.ts'

/** What the choice of a variant depends on, and nothing else. */
export interface HostRequest {
  /** The Host header, with or without a port; null where there is none. */
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

/** Whether a Host header names this machine: only there do `?site=` and its cookie count. */
export function isLocalHost(host: string | null): boolean {
  return localHosts.has(hostname(host))
}

/**
 * Chooses the variant (specification §5 "Site selection"; decisions "Names and hosts").
 * @param previewSuffixes host endings of preview deployments, lower case, without a leading dot
 * @returns the variant; anything unknown is LFF
 */
export function variantForHost(request: HostRequest, previewSuffixes: readonly string[]): Site {
  const name = hostname(request.host)
  if (localHosts.has(name)) {
    return (request.siteParam ?? request.remembered) === 'mnf' ? 'mnf' : 'lff'
  }
  if (name.includes('lookingforfriends') || isPreviewHost(name, previewSuffixes)) return 'lff'
  if (name.includes('meetnewfriends')) return 'mnf'
  return 'lff'
}

function isPreviewHost(name: string, suffixes: readonly string[]): boolean {
  return suffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`))
}
