import { resolveRoute } from '@/lib/site/routing'
import { siteIds } from '@/lib/site/variants'

// Next gives each page a tag with this prefix for its path, and one for each layout above it, for use by
// revalidatePath. That function drops the page at once, so an outage would leave no page to serve. Marking the same
// tags stale keeps the page until the new one is rendered. End-to-end tests fail if Next changes these names.
const prefix = '_N_T_'

/** On every page and every file of both variants. */
export const everyPageTag = `${prefix}/layout`

/**
 * The tags of public paths, on both variants.
 * @param publicPaths as visitors request them; paths that no page can have are left out
 */
export function tagsOfPaths(publicPaths: readonly string[]): string[] {
  return publicPaths.flatMap((path) => {
    const route = resolveRoute(path, undefined)
    if (route.kind === 'missing') return []
    return siteIds.map((site) => `${prefix}/${site}${route.path === '/' ? '' : route.path}`)
  })
}
