import { AFFINITY_SLUGS, COMMUNITY_SLUGS } from './catalog.ts'

const FEWEST = 6
const MOST = 10
const FEWEST_AFFINITIES = 2

/** What is wrong with the list of communities an affinity suits. */
export function checkLinks(links: Record<string, string[]>): string[] {
  const problems: string[] = []
  for (const slug of AFFINITY_SLUGS) {
    const count = links[slug]?.length ?? 0
    if (count < FEWEST || count > MOST)
      problems.push(`content/links.yaml: "${slug}" has ${count} communities, not ${FEWEST} to ${MOST}`)
  }
  for (const [affinity, communities] of Object.entries(links)) {
    if (!AFFINITY_SLUGS.includes(affinity))
      problems.push(`content/links.yaml: there is no affinity "${affinity}"`)
    for (const slug of communities) {
      if (!COMMUNITY_SLUGS.includes(slug))
        problems.push(`content/links.yaml: there is no community "${slug}"`)
    }
    if (new Set(communities).size !== communities.length)
      problems.push(`content/links.yaml: "${affinity}" names a community twice`)
  }
  for (const slug of COMMUNITY_SLUGS) {
    const count = Object.values(links).filter((communities) => communities.includes(slug)).length
    if (count < FEWEST_AFFINITIES)
      problems.push(
        `content/links.yaml: "${slug}" belongs to ${count} affinities, at least ${FEWEST_AFFINITIES} are needed`,
      )
  }
  return problems
}
