import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startOf, takeLock } from './lock.ts'

let directory: string
let file: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(directory, 'site.lock')
})
afterEach(() => rmSync(directory, { recursive: true }))

const expectOurs = () =>
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.pid, started: startOf(process.pid) })

test('a taken lock is refused in one sentence and free again after its release', () => {
  const release = takeLock(file)
  expect(() => takeLock(file)).toThrow(`already open in process ${process.pid}`)
  release()
  expect(existsSync(file)).toBe(false)
  takeLock(file)()
})

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  writeFileSync(file, JSON.stringify({ pid: child.pid, started: '1' }))
  const release = takeLock(file)
  expectOurs()
  release()
})

test('the lock of an earlier process with the same number is taken over', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'long ago' }))
  const release = takeLock(file)
  expectOurs()
  release()
})

test('an unreadable lock is taken over, one that is being written is not', () => {
  writeFileSync(file, 'half of')
  const release = takeLock(file)
  expectOurs()
  release()
  writeFileSync(file, '')
  expect(() => takeLock(file)).toThrow('already open')
})

test('a release leaves the lock of someone else alone', () => {
  const release = takeLock(file)
  writeFileSync(file, 'another')
  release()
  expect(existsSync(file)).toBe(true)
})

test.skipIf(process.platform === 'win32')(
  'a process has a start time, and another process another one',
  () => {
    expect(startOf(process.pid)).toMatch(/\d/)
    expect(startOf(process.pid)).toBe(startOf(process.pid))
    expect(startOf(1)).not.toBe(startOf(process.pid))
  },
)
