// npm test: every check of the project in one run, without an account or Docker.
//   npm test                     all steps
//   npm run e2e -- [arguments]   only the build and the end-to-end tests; the arguments go to Playwright
// E2E_REUSE=1 skips the build if the last one is current. The last line says how many tests passed and failed.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { type FaultProxy, startProxy } from '../e2e/proxy.ts'
import { checkBuiltScripts } from './built-scripts.ts'
import { ensureChromium } from './chromium.ts'
import { startDatabase } from './database/embedded.ts'
import { type Engine, engines, testEngine } from './engines.ts'
import { ensureFirefox } from './firefox.ts'
import { linkBuild } from './lib/copy-build.ts'
import { Failure, printFailure } from './lib/failure.ts'
import { waitForHttp } from './lib/http.ts'
import { build, type Deployment, generateRouteTypes, isBuilt, serve } from './lib/next.ts'
import { assertPortFree } from './lib/ports.ts'
import { run } from './lib/processes.ts'
import { runProgram } from './lib/program.ts'
import { inProject, localDirectory, root } from './lib/project.ts'
import { localSettings } from './lib/settings.ts'
import { ofExitCode, ofPlaywright, ofVitest, type Result, total } from './lib/test-results.ts'
import { ensureWebKit } from './webkit.ts'

/**
 * E2E_PORT_SHIFT=100 lets a second checkout on the same machine run its tests at the same time. All ports are below those
 * that a system gives to outgoing connections, any of which could hold one of them for a moment.
 */
const shift = Number(process.env.E2E_PORT_SHIFT ?? 0)
const PORTS = { site: 3100 + shift, database: 3110 + shift, proxy: 3111 + shift }
/** A second site, for the tests that break its database for everybody (@alone). */
const ALONE_PORTS = { site: 3101 + shift, database: 3112 + shift, proxy: 3113 + shift }
const DIST_DIR = '.next-e2e'
/** A few combinations are prerendered, so that tests see both these and ones rendered on request. */
const PRERENDER_COMBINATIONS = '8'
/** The engines besides Chromium: Firefox each time, and E2E_ENGINES=firefox,webkit for both. */
const wantedEngines = (process.env.E2E_ENGINES ?? 'firefox').split(',')
const SECRETS = {
  REVALIDATE_SECRET: 'end-to-end-tests-revalidate-secret',
  PREVIEW_SECRET: 'end-to-end-tests-preview-secret',
}

const reports = join(localDirectory, 'test')
const buildReadsFile = join(localDirectory, 'build-reads.json')
/** The second site's view of the build, with pages of its own: the two must not show each other's. */
const aloneDirectory = join(reports, 'alone')

runProgram(main)

async function main(): Promise<number> {
  mkdirSync(reports, { recursive: true })
  const [only, ...args] = process.argv.slice(2)
  if (only !== undefined && only !== 'e2e') {
    throw new Failure(`"${only}" is not known here: use "npm test" or "npm run e2e".`)
  }
  const results = only === 'e2e' ? [] : await checkSources()
  results.push(...(await checkSite(args)))

  const { passed, failed } = total(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** The unit tests run beside the other checks, which need one core only. What they print stands at the end. */
async function checkSources(): Promise<Result[]> {
  const prints = join(reports, 'unit.log')
  const output = openSync(prints, 'w')
  const unitTests = runUnitTests(output)
  // The last step reports it; without this, a rejection during the others would end the whole run.
  unitTests.catch(() => {})
  return [
    await step('Lint', () => tool('@biomejs/biome/bin/biome', ['check', '.']).then(ofExitCode)),
    await step('Types', () => checkTypes().then(ofExitCode)),
    await step('Database types', () =>
      run(process.execPath, ['scripts/db-types.ts', '--check'], { cwd: root }).then(ofExitCode),
    ),
    await step('Unit tests', async () => {
      const result = await unitTests.finally(() => closeSync(output))
      console.log(readFileSync(prints, 'utf8').trimEnd())
      return result
    }),
  ]
}

async function checkTypes(): Promise<number> {
  // Route types left behind by an older build would be checked too, even for routes that no longer exist.
  for (const directory of ['.next', DIST_DIR]) {
    for (const types of ['types', 'dev/types']) {
      rmSync(inProject(directory, types), { recursive: true, force: true })
    }
  }
  const code = await generateRouteTypes({ ...hermeticEnvironment(), NEXT_DIST_DIR: DIST_DIR })
  return code === 0 ? tool('typescript/bin/tsc', ['--noEmit']) : code
}

async function runUnitTests(output: number): Promise<Result> {
  const report = join(reports, 'unit.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return ofVitest(report, await tool('vitest/vitest.mjs', ['run', ...reporters], undefined, output))
}

/** The built site in a browser, with its own database. Everything started here is stopped here. */
async function checkSite(playwrightArgs: string[]): Promise<Result[]> {
  await using resources = new AsyncDisposableStack()
  const results: Result[] = []
  let built: { first: TestSite; alone: TestSite } | undefined

  results.push(
    await step('Build', async () => {
      for (const [name, port] of [...Object.entries(PORTS), ...Object.entries(ALONE_PORTS)]) {
        await assertPortFree(port, `the tests' ${name}`)
      }
      const first = await prepare(resources, 'test', PORTS)
      await buildCounted(first.deployment, first.proxy)
      const alone = await prepare(resources, 'test-alone', ALONE_PORTS)
      linkBuild(inProject(DIST_DIR), aloneDirectory)
      built = { first, alone }
      return ofExitCode(0)
    }),
  )
  if (!built) {
    console.log('\nThe end-to-end tests need the build: they did not run.')
    return results
  }

  const { first, alone } = built
  results.push(await step('Supported browsers', () => checkBuiltScripts(DIST_DIR).then(ofExitCode)))
  results.push(
    await step('End-to-end tests', async () => {
      const { executablePath } = await ensureChromium()
      const given = { ...(await open(resources, first, PORTS.site)), CHROMIUM_PATH: executablePath }
      const aloneGiven = {
        ...(await open(resources, alone, ALONE_PORTS.site, aloneDirectory)),
        ...{ CHROMIUM_PATH: executablePath, E2E_ALONE: '1' },
      }
      // What the tests of the second site print stands at the end.
      const prints = join(reports, 'e2e-second-site.log')
      const output = openSync(prints, 'w')
      const both = await Promise.all([
        runPlaywright('e2e', playwrightArgs, given),
        testSecondSite(playwrightArgs, aloneGiven, output),
      ])
      closeSync(output)
      console.log(
        `\nThe tests of the second site (@alone, other engines):\n${readFileSync(prints, 'utf8').trimEnd()}`,
      )
      const result = total(both)
      // Each pass may be empty on its own, since the arguments can name one file.
      if (result.passed + result.failed === 0) throw new Failure('No end-to-end test fits these arguments.')
      if (result.failed > 0)
        console.log(`What the servers printed is in ${logOf(first)} and ${logOf(alone)}.`)
      return result
    }),
  )
  return results
}

/** Tests of an outage mostly wait, so these run beside the others. Those of other engines follow, on the same site. */
async function testSecondSite(args: string[], env: NodeJS.ProcessEnv, output: number): Promise<Result> {
  const results = [await runPlaywright('e2e-alone', args, env, output)]
  // Arguments choose some tests of Chromium's.
  const wanted = args.length === 0 ? engines.filter((engine) => wantedEngines.includes(engine)) : []
  for (const engine of wanted) results.push(await runEngine(engine, env, output))
  return total(results)
}

/** A site with a database of its own, which its tests change directly, also while the proxy cuts the site off from it. */
interface TestSite {
  name: string
  deployment: Deployment
  databaseUrl: string
  proxy: FaultProxy
}

async function prepare(
  resources: AsyncDisposableStack,
  name: string,
  ports: typeof PORTS,
): Promise<TestSite> {
  const database = await startDatabase({ directory: name, port: ports.database, fresh: true })
  resources.defer(() => database.stop())
  const proxy = await startProxy({ target: database.url, port: ports.proxy })
  resources.defer(() => proxy.stop())
  const settings = localSettings({ ...database, url: proxy.url }, SECRETS)
  const env = { ...hermeticEnvironment(), ...settings, PRERENDER_COMBINATIONS }
  return {
    ...{ name, proxy, databaseUrl: database.url },
    deployment: { env, distDir: DIST_DIR, data: database.origin },
  }
}

const logOf = ({ name }: TestSite) => join(reports, `${name}.server.log`)

/**
 * Serves a site and returns the environment of its tests.
 * @param directory of a second view of the build; by default the build itself is served
 */
async function open(
  resources: AsyncDisposableStack,
  site: TestSite,
  port: number,
  directory?: string,
): Promise<NodeJS.ProcessEnv> {
  const { deployment, databaseUrl, proxy } = site
  const output = openSync(logOf(site), 'w')
  const server = directory
    ? serve({ ...deployment, distDir: '.next' }, { mode: 'start', port, output, directory })
    : serve(deployment, { mode: 'start', port, output })
  resources.use(server)
  await waitForHttp(`http://127.0.0.1:${port}/`, { serverExited: server.exited })
  return {
    ...deployment.env,
    SUPABASE_URL: databaseUrl,
    E2E_BASE_PORT: String(port),
    E2E_PROXY_CONTROL: proxy.controlUrl,
    ...(directory && { NEXT_DIST_DIR: join(directory, '.next') }),
  }
}

/**
 * A machine without this browser, where none can be installed, says so; it counts as a failure if E2E_ENGINES asks for the
 * browser. Never rejects, since the tests of the first site may still be running.
 */
async function runEngine(engine: Engine, env: NodeJS.ProcessEnv, output: number): Promise<Result> {
  try {
    await (engine === 'firefox' ? ensureFirefox() : ensureWebKit())
  } catch (error) {
    writeSync(output, `\n${engine} was not tried: ${error instanceof Error ? error.message : error}\n`)
    return { passed: 0, failed: process.env.E2E_ENGINES || !(error instanceof Failure) ? 1 : 0 }
  }
  const report = join(reports, `${engine}.json`)
  rmSync(report, { force: true })
  return ofVitest(report, await testEngine(engine, env, { report, output }))
}

/** Builds unless the last build can be reused, and records the build's reads for the test that limits them. */
async function buildCounted(site: Deployment, proxy: FaultProxy): Promise<void> {
  if (process.env.E2E_REUSE === '1' && existsSync(buildReadsFile) && (await isBuilt(site))) {
    console.log('The last build is current and used again (E2E_REUSE=1).')
    return
  }
  proxy.order({ reset: true })
  await build(site)
  writeFileSync(buildReadsFile, `${JSON.stringify(proxy.counts(), null, 2)}\n`)
}

/** @param output an open file, if its lines should not mix with those of another run */
async function runPlaywright(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  output?: number,
): Promise<Result> {
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  const code = await tool(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', '--pass-with-no-tests', ...args],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    output,
  )
  return ofPlaywright(report, code)
}

/** Runs one step with a heading and its duration. If it throws, that is one failed test, and the next step still runs. */
async function step(name: string, check: () => Promise<Result>): Promise<Result> {
  console.log(`\n=== ${name} ===`)
  const started = performance.now()
  let result: Result
  try {
    result = await check()
  } catch (error) {
    printFailure(error)
    result = { passed: 0, failed: 1 }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`--- ${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} after ${seconds} s`)
  return result
}

/** Runs a tool of node_modules with its output on this terminal, or in an open file. */
function tool(
  path: string,
  args: string[],
  env: NodeJS.ProcessEnv = hermeticEnvironment(),
  output?: number,
): Promise<number> {
  return run(process.execPath, [inProject('node_modules', path), ...args], {
    ...{ cwd: root, env },
    ...(output === undefined ? {} : { output }),
  })
}

/**
 * This process's environment without the product's settings, so that tests use the defaults whatever the shell and .env
 * files say. Empty counts as unset, and keeps Next from filling in a value from a file.
 */
function hermeticEnvironment(): NodeJS.ProcessEnv {
  const names = readFileSync(inProject('.env.example'), 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)
  const empty = Object.fromEntries([...names].map(([, name]) => [name, '']))
  return { ...process.env, ...empty }
}
