// npm run engines: the tests for other browser engines, on the running `npm run site` or `npm run dev`.
//   npm run engines -- firefox   only this one: firefox or webkit
import { Failure } from './lib/failure.ts'
import { run } from './lib/processes.ts'
import { runProgram } from './lib/program.ts'
import { inProject, root } from './lib/project.ts'
import { readPort } from './lib/settings.ts'

export const engines = ['firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

/**
 * Runs the tests of an engine on the site of `E2E_BASE_PORT`; resolves to the exit code.
 * @param options.report a file for the results as JSON
 * @param options.output an open file for what the tests print
 */
export function testEngine(
  engine: Engine,
  env: NodeJS.ProcessEnv,
  { report, output }: { report?: string; output?: number } = {},
): Promise<number> {
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  return run(
    process.execPath,
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      '--config=e2e/engines/vitest.config.ts',
      ...reporters,
    ],
    { cwd: root, env: { ...env, ENGINE: engine }, ...(output === undefined ? {} : { output }) },
  )
}

async function main(): Promise<number> {
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !engines.some((engine) => engine === name))
  if (unknown) throw new Failure(`"${unknown}" is not known here: use ${engines.join(' or ')}.`)
  const port = readPort(process.env.E2E_BASE_PORT || process.env.PORT, 3000)
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
  if (!answer) throw new Failure(`No site answers on port ${port}: start one with "npm run site".`)
  let failed = 0
  for (const engine of engines) {
    if (named.length > 0 && !named.includes(engine)) continue
    console.log(`\n=== ${engine} ===`)
    if ((await testEngine(engine, process.env)) !== 0) failed++
  }
  return failed === 0 ? 0 : 1
}

if (import.meta.main) runProgram(main)
