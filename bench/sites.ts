import { hosts } from '../e2e/hosts.ts'
import type { Site } from '../lib/site/variants.ts'

/** The address of a page of one site, on a server of this machine. */
export function addressOn(site: Site, base: string, path: string): string {
  const url = new URL(path, base)
  url.hostname = hosts[site]
  return url.href
}
