import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inProject } from '../lib/project.ts'
import { ensureSeed } from './seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'seed-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the seed is built if it is missing or was edited, and kept as long as the content stays the same', async () => {
  const file = join(folder, 'seed.sql')
  const ensure = () => ensureSeed(undefined, file)
  expect(await ensure()).toBe(true)
  const seed = readFileSync(file, 'utf8')
  expect(seed).toContain('insert into public.cities')
  expect(await ensure()).toBe(false)

  const city = inProject('content/cities/tokyo.md')
  utimesSync(city, statSync(city).atime, new Date())
  expect(await ensure(), 'a file that was saved without a change').toBe(false)

  writeFileSync(file, `${seed}-- mine\n`)
  expect(await ensure()).toBe(true)
  expect(readFileSync(file, 'utf8') === seed).toBe(true)
})

it('the repository ignores the seed', () => {
  expect(readFileSync(inProject('.gitignore'), 'utf8').split('\n')).toContain('supabase/seed.sql*')
})
