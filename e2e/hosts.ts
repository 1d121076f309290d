import type { Site } from '@/lib/site/variants'
import { readPort } from '../scripts/lib/settings.ts'

export interface SiteOptions {
  /** The variant that a project visits. */
  site: Site
  /** What the visitor has answered to the cookie banner; null: nothing yet. */
  cookieAnswer: 'declined' | null
}

export const hosts: Record<Site, string> = {
  lff: 'lookingforfriends.example',
  mnf: 'meetnewfriends.example',
}

export const otherSite: Record<Site, Site> = { lff: 'mnf', mnf: 'lff' }

/** Whether `npm test` runs these tests, with a site, a database and a fault proxy of their own. */
export const ownSite = Boolean(process.env.E2E_PROXY_CONTROL)

/** Where the tested site listens: by default where `npm run site` and `npm run dev` do. */
export const basePort = readPort(process.env.E2E_BASE_PORT || process.env.PORT, 3000)

/** The variant's public origin, used in canonical addresses; tests reach the site elsewhere. */
export const publicOrigin = (site: Site) => `https://${hosts[site]}`

/** The directory of that site's build: `npm test` does not touch a build that may be in use. */
export const buildDirectory = process.env.NEXT_DIST_DIR || (ownSite ? '.next-e2e' : '.next')

/** Why a test with the tag @alone is skipped elsewhere. */
export const needsOwnSite =
  'breaks or floods the database of the whole site: `npm run e2e` runs it, with a site of its own'
