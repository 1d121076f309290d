import { createHash } from 'node:crypto'

const patterns: [template: string, pattern: RegExp][] = [
  ['city', /^\/cities\/[^/]+$/],
  ['communities of a city', /^\/cities\/[^/]+\/communities$/],
  ['community in a city', /^\/cities\/[^/]+\/communities\/[^/]+$/],
  ['tips of a city', /^\/cities\/[^/]+\/suggestions$/],
  ['groups of a city', /^\/cities\/[^/]+\/groups$/],
  ['country', /^\/countries\/[^/]+$/],
  ['community', /^\/communities\/[^/]+$/],
  ['affinity', /^\/affinities\/[^/]+$/],
  ['combination', /^\/affinities\/[^/]+\/[^/]+$/],
  ['article', /^\/blog\/[^/]+$/],
]

/** The template of a path; a page that is the only one of its kind is its own template. */
export function templateOf(path: string): string {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? path
}

const rank = (text: string) => createHash('sha1').update(text).digest('hex')

/** Picks `count` of the texts by hash: always the same ones, and mostly the same ones if a few are added. */
export function pick(texts: readonly string[], count: number): string[] {
  if (texts.length <= count) return [...texts]
  const ranked = texts.map((text) => ({ text, rank: rank(text) }))
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ text }) => text)
}

/** How many pages of each template are visited: one number for all, or by template. Others are visited completely. */
export type Sample = number | Readonly<Record<string, number>>

/** The paths to visit, limited for each template. */
export function pickPaths(paths: readonly string[], sample: Sample): string[] {
  const limitOf = (template: string) =>
    typeof sample === 'number' ? sample : (sample[template] ?? Number.POSITIVE_INFINITY)
  return [...Map.groupBy(paths, templateOf)].flatMap(([template, some]) => pick(some, limitOf(template)))
}
