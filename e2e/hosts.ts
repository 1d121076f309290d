import type { Site } from '@/lib/site/variants'

export interface SiteOptions {
  /** The variant that a project visits. */
  site: Site
}

export const hosts: Record<Site, string> = {
  lff: 'lookingforfriends.example',
  mnf: 'meetnewfriends.example',
}

export const otherSite: Record<Site, Site> = { lff: 'mnf', mnf: 'lff' }

/** Where the tested site listens. */
export const basePort = Number(process.env.E2E_BASE_PORT || 3100)

/** The variant's public origin, used in canonical addresses; tests reach the site elsewhere. */
export const publicOrigin = (site: Site) => `https://${hosts[site]}`

/** The directory of that site's build: `npm test` does not touch a build that may be in use. */
export const buildDirectory =
  process.env.NEXT_DIST_DIR || (process.env.E2E_PROXY_CONTROL ? '.next-e2e' : '.next')
