import { env } from '@/lib/env'
import type { Site } from '@/lib/site/variants'
import { absoluteUrl } from '@/lib/urls'
import { areDuplicates } from './duplicates'
import { isThin, type PageText } from './own-words'

/** Says what a page's body says in the words of a variant; asked only where a setting needs to know. */
export type PageTextSource = (site: Site) => PageText | Promise<PageText>

export interface Indexing {
  /** Whether search engines may list the page. */
  index: boolean
  /** Absolute; on the other variant's origin where that one owns the page. */
  canonical: string
  /** A sitemap lists what is indexed under the variant's own address, and nothing else. */
  inSitemap: boolean
}

/** The other variant, where the settings give it the pages that both share. */
const otherOwner = (site: Site) => (env.duplicateOwner === site ? undefined : env.duplicateOwner)

/** Whether the settings have a page's indexing depend on what its text says. */
export const dependsOnText = (site: Site) => env.minOwnWords > 0 || otherOwner(site) !== undefined

/**
 * How search engines are to treat a page (docs/decisions/007-one-body-two-domains.md). With DUPLICATE_OWNER and
 * MIN_OWN_WORDS off, as by default, every page is indexed and canonical to itself, and no text is asked for.
 * @param path the page's public path
 * @param textOf the page's text in the words of either variant
 * @throws what `textOf` throws
 */
export async function indexing(site: Site, path: string, textOf: PageTextSource): Promise<Indexing> {
  const own = { index: true, canonical: absoluteUrl(site, path), inSitemap: true }
  if (!dependsOnText(site)) return own
  const { minOwnWords } = env
  const owner = otherOwner(site)
  const text = await textOf(site)
  // A canonical that points elsewhere and a noindex contradict each other, so a thin page keeps its own address.
  if (isThin(text, minOwnWords)) return { ...own, index: false, inSitemap: false }
  if (owner === undefined) return own
  const ownersText = await textOf(owner)
  // Nobody is sent to a page that search engines may not list.
  if (isThin(ownersText, minOwnWords) || !areDuplicates(text, ownersText)) return own
  return { index: true, canonical: absoluteUrl(owner, path), inSitemap: false }
}
