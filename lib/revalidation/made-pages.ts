import 'server-only'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { siteIds } from '@/lib/site/variants'

// There are more pages of two entities (a community in a city, an affinity with a community) than anybody visits. Which
// of them were made is on the disk: in the build, and beside it what was made since. Where that is not to be found (the
// platform keeps pages elsewhere), none counts as made, and each is renewed at its next visit.

const server = join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'server')

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

/**
 * Looks for made pages below an address.
 * @returns a function that takes a public path such as `/cities/tokyo/communities` and gives the last parts of the
 *   pages below it that either variant has; it remembers what it found, so make a new one for each piece of work
 */
export function madePages(directory = server): (below: string) => readonly string[] {
  const found = new Map<string, readonly string[]>()
  const scoped = join(directory, 'route-cache/APP_PAGE')
  const roots = [join(directory, 'app'), ...namesIn(scoped).map((name) => join(scoped, name, '$'))]
  return (below) => {
    const known = found.get(below)
    if (known) return known
    const names = new Set(
      roots
        .flatMap((root) => siteIds.flatMap((site) => namesIn(join(root, site, below))))
        .filter((name) => name.endsWith('.html'))
        .map((name) => name.slice(0, -'.html'.length)),
    )
    found.set(below, [...names])
    return [...names]
  }
}
