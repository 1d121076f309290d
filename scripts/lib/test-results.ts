import { existsSync, readFileSync } from 'node:fs'

/** The result of one step of the tests. */
export interface Result {
  passed: number
  failed: number
}

/** A step that is one test: it passes with exit code 0. */
export function ofExitCode(code: number): Result {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Vitest's JSON report. */
export function ofVitest(file: string, code: number): Result {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  return settled({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code)
}

/** Playwright's JSON report. A test that passed at its second try counts as passed; Playwright's list names it. */
export function ofPlaywright(file: string, code: number): Result {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return settled({ passed: expected + flaky, failed: unexpected }, code)
}

/** All steps together. */
export function total(results: Result[]): Result {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** A runner that fails without a failed test (a file that does not load, no tests at all) counts as a failure too. */
function settled(result: Result, code: number): Result {
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

function readReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
