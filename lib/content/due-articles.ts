/**
 * Remembers the articles that were public at the last look. A scheduled article becomes public by the clock alone:
 * no row changes, so nobody calls to have the lists renewed, and this is how the site notices.
 * @returns a function that takes the slugs that are public now and gives those that came or went since the last
 *   look; none at the first
 */
export function watchArticles(): (slugs: readonly string[]) => string[] {
  let before: ReadonlySet<string> | undefined
  return (slugs) => {
    const now = new Set(slugs)
    const changed = before ? [...now.symmetricDifference(before)] : []
    before = now
    return changed
  }
}
