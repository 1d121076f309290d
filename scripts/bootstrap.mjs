// Starts the project's programs on a machine that may have an older Node and no packages yet.
// It must itself run on Node 20 without packages, so it imports only what comes with Node.
// Usage: node scripts/bootstrap.mjs scripts/<program>.ts [arguments]
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { delimiter, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 24
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const binaries = resolve(root, 'node_modules/.bin')

process.chdir(root)
const [script, ...args] = process.argv.slice(2)
if (!script) fail('Usage: node scripts/bootstrap.mjs scripts/<program>.ts [arguments]')

const reason = whyInstall()
if (reason) {
  await assertSitePortFree()
  await install(reason)
}

const outcome = await run(pickNode(), [script, ...args], {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
})
process.exit(outcome)

/** Why the packages have to be installed; undefined if they match the lock file. */
function whyInstall() {
  const wanted = readPackages('package-lock.json')
  if (!wanted) fail('package-lock.json is missing or unreadable: get it back from the repository.')
  // npm writes this copy at the end of an installation, so an interrupted one has none.
  const installed = readPackages('node_modules/.package-lock.json')
  if (!installed) return 'no packages are installed yet'
  for (const [path, entry] of Object.entries(wanted)) {
    // The project and its workspaces are entries of the lock file too, but have nothing to install.
    if (!path.includes('node_modules/') || entry.link) continue
    const found = installed[path]
    if (!found && (entry.optional || entry.devOptional)) continue // made for another platform
    if (!found || found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${path.replace(/^.*node_modules\//, '')} is not the version of package-lock.json`
    }
  }
  return undefined
}

/** The program asks this again, and of more ports; here it saves the wait for an installation. */
async function assertSitePortFree() {
  const shift = Number(process.env.E2E_PORT_SHIFT ?? 0)
  const port = { 'scripts/site.ts': Number(process.env.PORT || 3000), 'scripts/test.ts': 3100 + shift }[
    script
  ]
  if (!port) return
  const free = await new Promise((done) => {
    const server = createServer().once('error', () => done(false))
    server.listen(port, () => server.close(() => done(true)))
  })
  if (!free) fail(`Port ${port}, needed for the site, is already in use: stop the program that uses it.`)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(resolve(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install(reason) {
  console.log(`Installing packages with "npm ci" (${reason}). This takes a minute or two.`)
  const started = Date.now()
  // Development packages are needed to build and to test, whatever NODE_ENV says.
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...ci], process.env)
    : await run('npm', ci, process.env, { shell: process.platform === 'win32' })
  if (code !== 0) fail(`"npm ci" failed with exit code ${code}: its own message is above.`, code)
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Node 24 comes with the packages on Linux; elsewhere the Node that runs this file must be new enough. */
function pickNode() {
  const own = resolve(binaries, 'node')
  if (existsSync(own)) {
    const version = spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout?.trim()
    if (majorOf(version) >= OLDEST_NODE) return own
  }
  if (majorOf(process.version) >= OLDEST_NODE) return process.execPath
  return fail(
    `Node ${OLDEST_NODE} or newer is needed and this is ${process.version}: install it from https://nodejs.org and try again.`,
  )
}

function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1] ?? 0)
}

/** Runs a program to completion, forwards signals to it, and resolves to its exit code. */
function run(command, commandArgs, env, options = {}) {
  return new Promise((done) => {
    // The program notices by this channel when this process has ended, for whatever reason.
    const channel = options.shell ? [] : ['ipc']
    const child = spawn(command, commandArgs, {
      cwd: root,
      env,
      stdio: ['inherit', 'inherit', 'inherit', ...channel],
      ...options,
    })
    const forward = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, forward)
    const stopWatching = watchNpm(() => child.kill('SIGTERM'))
    const settle = (code) => {
      stopWatching()
      for (const signal of SIGNALS) process.off(signal, forward)
      done(code)
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      settle(1)
    })
    child.on('exit', (code, signal) => settle(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}

/** npm runs this file in a shell that ends at a signal without forwarding it, so its end is detected here. */
function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent) gone()
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}

function fail(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}
