import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const lib = import.meta.dirname

/** A folder of lib, or a file directly in lib. Imports of types count too. */
const partOf = (path: string) => path.split('/')[0]?.replace(/\.tsx?$/, '') ?? ''

/** The parts that each part of lib imports. */
function imports(): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: lib, exclude: ['**/*.test.*'] })) {
    const from = partOf(file)
    const known = parts.get(from) ?? parts.set(from, new Set()).get(from)
    const specifiers = readFileSync(join(lib, file), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)
    for (const [, specifier = ''] of specifiers) {
      const path = specifier.startsWith('.') ? resolve(lib, dirname(file), specifier) : specifier
      const inside =
        /^@\/lib\/(.+)$/.exec(path)?.[1] ?? (path.startsWith(`${lib}/`) ? path.slice(lib.length + 1) : '')
      if (inside && partOf(inside) !== from) known?.add(partOf(inside))
    }
  }
  return parts
}

/** The first cycle found; undefined if there is none. */
function cycleIn(parts: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>()
  const walk = (part: string, trail: string[]): string[] | undefined => {
    if (trail.includes(part)) return [...trail.slice(trail.indexOf(part)), part]
    if (done.has(part)) return undefined
    for (const next of parts.get(part) ?? []) {
      const cycle = walk(next, [...trail, part])
      if (cycle) return cycle
    }
    done.add(part)
    return undefined
  }
  return [...parts.keys()].map((part) => walk(part, [])).find((cycle) => cycle !== undefined)
}

it('the folders of lib import each other in one direction', () => {
  const parts = imports()
  expect([...(parts.get('entities') ?? [])]).toEqual(expect.arrayContaining(['db', 'site']))
  expect(cycleIn(parts)?.join(' → ')).toBeUndefined()
})

it('a component gets domain objects as props: it imports only their types from lib/entities', () => {
  const components = join(lib, '../components')
  const reads = globSync('**/*.{ts,tsx}', { cwd: components }).filter((file) =>
    /(?:^import (?!type )[^']*|\bimport\()'@\/lib\/entities/m.test(
      readFileSync(join(components, file), 'utf8'),
    ),
  )
  expect(reads).toEqual([])
})

it('a cycle of folders is found, however long', () => {
  const parts = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))
  expect(cycleIn(parts({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined()
  expect(cycleIn(parts({ x: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a'])
})
