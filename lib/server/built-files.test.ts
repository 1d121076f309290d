// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { compressFiles } from './built-files'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes compressed files next to scripts and style sheets', async () => {
  const script = 'console.log("é");\n'.repeat(100)
  mkdirSync(join(folder, 'chunks'))
  for (const [name, text] of [
    ['chunks/a.js', script],
    ['chunks/b.css', 'a{b:c}'],
    ['font.woff2', 'x'.repeat(5000)],
  ] as const) {
    writeFileSync(join(folder, name), text)
  }
  await compressFiles(folder)
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'chunks',
    'chunks/a.js',
    'chunks/a.js.br',
    'chunks/a.js.gz',
    'chunks/b.css',
    'chunks/b.css.br',
    'chunks/b.css.gz',
    'font.woff2',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'chunks/a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'chunks/a.js.gz'))).toString()).toBe(script)
})
