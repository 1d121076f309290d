import { env, placeholderOrigins } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { Site } from '@/lib/site/variants'
import { absoluteUrl, siteOrigin } from '@/lib/urls'

/** The protocol's limit (indexnow.org, "Submitting set of URLs"). */
const addressesPerCall = 10_000

const timeoutMs = 10_000

/**
 * Notifies the search engines behind IndexNow of changed pages, after they were renewed (docs/product.md 17.5). Does
 * nothing without INDEXNOW_KEY, or for a variant whose origin is still the `.example` placeholder.
 * @param pathsBySite public paths, as `paths` builds them; duplicates are removed
 * @returns how many addresses were accepted. Never rejects; failures are logged
 */
export async function notifyIndexNow(pathsBySite: Partial<Record<Site, Iterable<string>>>): Promise<number> {
  const told = await Promise.all(
    (Object.entries(pathsBySite) as [Site, Iterable<string>][]).map(([site, changed]) =>
      pingIndexNow(site, changed),
    ),
  )
  return told.reduce((sum, count) => sum + count, 0)
}

/** The same for one variant; see `notifyIndexNow`. */
async function pingIndexNow(site: Site, changed: Iterable<string>): Promise<number> {
  const { indexNow } = env
  const origin = siteOrigin(site)
  if (!indexNow || origin === placeholderOrigins[site]) return 0
  const addresses = [...new Set(changed)].map((path) => absoluteUrl(site, path))
  let accepted = 0
  for (let from = 0; from < addresses.length; from += addressesPerCall) {
    const urlList = addresses.slice(from, from + addressesPerCall)
    const problem = await submit(indexNow.endpoint, {
      host: new URL(origin).host,
      key: indexNow.key,
      keyLocation: absoluteUrl(site, paths.indexNowKey(indexNow.key)),
      urlList,
    })
    if (problem === null) accepted += urlList.length
    else console.error(`IndexNow: ${urlList.length} addresses of ${origin} were not taken: ${problem}`)
  }
  return accepted
}

/** @returns what went wrong; null on success */
async function submit(endpoint: string, body: object): Promise<string | null> {
  try {
    const answer = await fetch(new URL('/indexnow', endpoint), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
    })
    await answer.body?.cancel()
    return answer.ok ? null : `status ${answer.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
