import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { checkBuiltScripts } from './built-scripts.ts'

const directory = mkdtempSync(join(tmpdir(), 'built scripts-'))
const chunks = join(directory, 'static/chunks')

async function check(script: string): Promise<{ code: number; said: string }> {
  mkdirSync(chunks, { recursive: true })
  writeFileSync(join(chunks, 'page.js'), script)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const code = await checkBuiltScripts(directory)
  return { code, said: log.mock.calls.join('\n') }
}

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

it('takes what every supported browser has', async () => {
  const { code, said } = await check('const a = [3, 1].toSorted(); a.at(-1)?.toFixed(); Object.hasOwn(a, 0)')
  expect(said).toBe('')
  expect(code).toBe(0)
})

it.each([
  ['Map.groupBy([1], (x) => x)', /MapGroupBy.*safari 16\.4 requires 17\.4/],
  ['new Set([1]).intersection(new Set([2]))', /SetIntersection.*firefox/],
  ['const { promise } = Promise.withResolvers()', /PromiseWithResolvers/],
])('refuses %s, and names the browsers that lack it', async (script, what) => {
  const { code, said } = await check(script)
  expect(code).not.toBe(0)
  expect(said).toMatch(what)
})

it("leaves Next's polyfills out, which supported browsers do not load", async () => {
  mkdirSync(chunks, { recursive: true })
  writeFileSync(
    join(chunks, 'old.js'),
    'typeof Set.prototype.intersection; new Set([1]).intersection(new Set([2]))',
  )
  writeFileSync(
    join(directory, 'build-manifest.json'),
    JSON.stringify({ polyfillFiles: ['static/chunks/old.js'] }),
  )
  expect(await check('const a = 1; a.toFixed()')).toEqual({ code: 0, said: '' })
})
