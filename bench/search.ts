// node bench/search.ts
// Runs three libraries behind the same search (lib/search/find.ts) with the queries of content/search-queries.ts: how
// many first results are right, how long a query takes, and the size of the library.
import { Charset, Encoder, Index } from 'flexsearch'
import Fuse from 'fuse.js'
import { build } from 'rolldown'
import type { Matcher } from '../lib/search/match.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { inProject } from '../scripts/lib/project.ts'
import { loadLikeTheBundler } from '../scripts/lib/source-hooks.ts'
import { brotliBytes, figure, median, publish } from './publish.ts'

loadLikeTheBundler()

type MakeMatcher = (names: readonly string[]) => Matcher

const fuseMatcher: MakeMatcher = (names) => {
  const fuse = new Fuse(names, { includeScore: true, ignoreLocation: true, threshold: 0.3 })
  const find = (text: string) =>
    new Map(fuse.search(text).map(({ refIndex, score = 1 }) => [refIndex, 1 - score]))
  return (text, words) => {
    const each = text.split(' ').map(find)
    const ids = new Set(each.flatMap((hits) => [...hits.keys()]))
    return [...ids]
      .filter((id) => words === 'any' || each.every((hits) => hits.has(id)))
      .map((id) => ({ id, score: each.reduce((sum, hits) => sum + (hits.get(id) ?? 0), 0) }))
  }
}

const flexMatcher: MakeMatcher = (names) => {
  // The one of its encoders that finds most.
  const index = new Index({ tokenize: 'forward', encoder: new Encoder(Charset.LatinSoundex) })
  for (const [id, name] of names.entries()) index.add(id, name)
  return (text, words) =>
    index
      .search(text, { limit: 1000, suggest: words === 'any' })
      .map((id, rank) => ({ id: Number(id), score: -rank }))
}

const libraries: { name: string; use: string; matcher?: MakeMatcher }[] = [
  { name: 'MiniSearch 7.2.0', use: "export { default } from 'minisearch'" },
  { name: 'Fuse.js 7.5.0', use: "export { default } from 'fuse.js/basic'", matcher: fuseMatcher },
  {
    name: 'FlexSearch 0.8.212',
    use: "export { Charset, Encoder, Index } from 'flexsearch'",
    matcher: flexMatcher,
  },
]

/** The part of a library that a page would load. */
async function minified(use: string): Promise<string> {
  const input = 'library'
  const { output } = await build({
    input,
    cwd: inProject('.'),
    write: false,
    plugins: [
      {
        name: input,
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? use : null),
      },
    ],
    output: { minify: true },
  })
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
}

runProgram(async () => {
  const { makeSearch } = await import('../lib/search/find.ts')
  const { ownData } = await import('../content/search-data.ts')
  const { queries } = await import('../content/search-queries.ts')
  const data = ownData()

  const measure = async ({ name, use, matcher }: (typeof libraries)[number]) => {
    const began = performance.now()
    const search = makeSearch(data, matcher)
    const indexMs = performance.now() - began
    const answers = queries.map(({ text, expected }) => {
      const times = [0, 1, 2].map(() => {
        const start = performance.now()
        search(text)
        return performance.now() - start
      })
      const place = search(text).findIndex(({ href }) => href === expected)
      return { text, place, ms: median(times) }
    })
    return {
      name,
      brotliBytes: brotliBytes(await minified(use)),
      indexMs,
      first: answers.filter(({ place }) => place === 0).length,
      firstThree: answers.filter(({ place }) => place >= 0 && place < 3).length,
      missed: answers.filter(({ place }) => place < 0 || place > 2).map(({ text }) => text),
      medianMs: median(answers.map(({ ms }) => ms)),
      longestMs: Math.max(...answers.map(({ ms }) => ms)),
    }
  }
  const results = []
  for (const library of libraries) results.push(await measure(library))
  publish(
    'search',
    { queries: queries.length, results },
    [
      'library',
      'first right',
      'in the first three',
      'library, brotli',
      'index ms',
      'text: median ms',
      'longest ms',
    ],
    results.map((result) => [
      result.name,
      `${result.first} of ${queries.length}`,
      String(result.firstThree),
      figure(result.brotliBytes),
      result.indexMs.toFixed(1),
      result.medianMs.toFixed(2),
      result.longestMs.toFixed(1),
    ]),
  )
  return 0
})
