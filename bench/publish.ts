import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { inProject } from '../scripts/lib/project.ts'

const readme = inProject('bench/README.md')

/**
 * Saves a measurement as data in `bench/results/<name>.json`, and as a table between the markers of that name in
 * `bench/README.md`.
 * @param columns headings; the first column is text, the others are figures
 */
export function publish(
  name: string,
  result: unknown,
  columns: readonly string[],
  rows: readonly string[][],
): void {
  save(name, result)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'))
  const table = [columns, rule, ...rows].map(line).join('\n')
  const marked = new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's')
  const text = readFileSync(readme, 'utf8')
  if (!marked.test(text))
    throw new Error(`bench/README.md has no place for ${name}: <!-- ${name} --> … <!-- /${name} -->`)
  writeFileSync(
    readme,
    text.replace(marked, (_, before: string, after: string) => `${before}${table}\n${after}`),
  )
  console.log(table)
}

/** Saves a result without a table. */
export function save(name: string, result: unknown): void {
  mkdirSync(inProject('bench/results'), { recursive: true })
  writeFileSync(inProject(`bench/results/${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

/** The results saved under a name, or a default. */
export function lastResult<Result>(name: string, otherwise: Result): Result {
  const file = inProject(`bench/results/${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise
}

/** Bytes at brotli's best quality, with which the build compresses files. */
export const brotliBytes = (text: string | Buffer) => brotliCompressSync(text).length

/** A formatted number: 12,345. */
export const figure = (value: number) => value.toLocaleString('en-US')

/** One number if it is the same for both sites, otherwise one for each. */
export const ofBoth = (lff: string, mnf: string) => (lff === mnf ? lff : `${lff} / ${mnf}`)

/** The median; for an even count, the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
}

/** The templates in the tables of bench/README.md; the results contain all of them. */
export const shown: ReadonlySet<string> = new Set([
  'the home page',
  'the city directory',
  'a city',
  'a community in a city',
  'a country',
  'an article',
])
