// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compileAhead } from './compile-ahead'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function build(rootMainFiles: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  folders.push(folder)
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'static/main.js'), 'run()')
  writeFileSync(join(folder, 'static/page.js'), 'open()')
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles }))
  return folder
}

it('marks the scripts of every page, once, and no others', async () => {
  const folder = build(['static/main.js'])
  await compileAhead(folder)
  await compileAhead(folder)
  expect(readFileSync(join(folder, 'static/main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(readFileSync(join(folder, 'static/page.js'), 'utf8')).toBe('open()')
})

it('says so where a build no longer names them', async () => {
  await expect(compileAhead(build(undefined))).rejects.toThrow('rootMainFiles')
})
