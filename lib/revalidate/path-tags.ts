import { resolveRoute } from '@/lib/site/routing'
import { siteIds } from '@/lib/site/variants'

// Next itself puts a tag with this mark on each page for its path, and one for each layout above it: they are what
// revalidatePath works with. That function drops the page at once, and with it the last good page of an outage; marking
// the same tags stale keeps it until the new one is made. The end-to-end tests hold Next to these names.
const mark = '_N_T_'

/** On every page and every file of both variants. */
export const everyPageTag = `${mark}/layout`

/** Whether a tag stands for paths, not for rows. */
export const isPathTag = (tag: string): boolean => tag.startsWith(mark)

/**
 * The tags that stand for public paths, on both variants.
 * @param publicPaths as visitors ask for them; paths that no page can have are left out
 */
export function tagsOfPaths(publicPaths: readonly string[]): string[] {
  return publicPaths.flatMap((path) => {
    const route = resolveRoute(path, undefined)
    if (route.kind === 'missing') return []
    return siteIds.map((site) => `${mark}/${site}${route.path === '/' ? '' : route.path}`)
  })
}
