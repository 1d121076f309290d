import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ofExitCode, ofPlaywright, ofVitest, total } from './test-results.ts'

let directory: string
let file: string
const report = (value: unknown) => writeFileSync(file, JSON.stringify(value))

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'results-'))
  file = join(directory, 'report.json')
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a step without a report counts as one test', () => {
  expect(ofExitCode(0)).toEqual({ passed: 1, failed: 0 })
  expect(ofExitCode(2)).toEqual({ passed: 0, failed: 1 })
})

test('a Vitest report is counted by test', () => {
  report({ numPassedTests: 7, numFailedTests: 2 })
  expect(ofVitest(file, 1)).toEqual({ passed: 7, failed: 2 })
})

test('a Playwright report is counted by test, a flaky one as passed', () => {
  report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } })
  expect(ofPlaywright(file, 1)).toEqual({ passed: 7, failed: 1 })
})

test('a runner that fails without a failed test is a failure', () => {
  report({ numPassedTests: 7, numFailedTests: 0 })
  expect(ofVitest(file, 1)).toEqual({ passed: 7, failed: 1 })
  writeFileSync(file, 'cut off {')
  expect(ofVitest(file, 1)).toEqual({ passed: 0, failed: 1 })
  expect(ofPlaywright(join(directory, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

test('the results of all steps are added up', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 7, failed: 2 },
    ]),
  ).toEqual({ passed: 8, failed: 2 })
  expect(total([])).toEqual({ passed: 0, failed: 0 })
})
