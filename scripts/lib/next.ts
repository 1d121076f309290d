import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.ts'
import { type Running, run, start } from './processes.ts'
import { inProject, root } from './project.ts'
import { validateSettings } from './settings.ts'
import { buildStamp } from './stamp.ts'

const program = inProject('node_modules/next/dist/bin/next')

export interface Deployment {
  /** The environment of the build and of the server: all settings. */
  env: NodeJS.ProcessEnv
  /** The build directory: `.next`, or another one so that two builds can coexist. */
  distDir: string
  /** Identifies the state of the database that the build reads. */
  data: string
}

/** Whether the last build was made from these sources, settings and data. */
export async function isBuilt(site: Deployment): Promise<boolean> {
  const file = stampFile(site)
  return existsSync(file) && readFileSync(file, 'utf8') === (await stampOf(site))
}

/** Runs `next build`. */
export async function build(site: Deployment): Promise<void> {
  // Computed first, so that a source edited during the build counts as changed.
  const stamp = await stampOf(site)
  rmSync(stampFile(site), { force: true })
  // Otherwise the build would reuse the cached responses of the last one and publish old rows.
  rmSync(inProject(site.distDir, 'cache/fetch-cache'), { recursive: true, force: true })
  // Next adds the types of another build directory to this file, and nobody wants to commit that.
  const tsconfig = readFileSync(inProject('tsconfig.json'))
  explainMiddleware()
  const code = await run(process.execPath, [program, 'build'], { cwd: root, env: nextEnvironment(site) })
  writeFileSync(inProject('tsconfig.json'), tsconfig)
  if (code !== 0) throw new Failure(`The build failed (exit code ${code}): its messages are above.`)
  writeFileSync(stampFile(site), stamp)
}

/** Starts the built site, or the development server, on every address of this machine. */
export function serve(
  site: Deployment,
  {
    mode,
    port,
    output,
    directory = root,
  }: { mode: 'start' | 'dev'; port: number; output?: number; directory?: string },
): Running {
  if (mode === 'dev') explainMiddleware()
  return start(process.execPath, [program, mode, '-p', String(port)], {
    cwd: directory,
    env: { ...nextEnvironment(site), PORT: String(port) },
    ...(output === undefined ? {} : { output }),
  })
}

/** Generates the types of routes that the type check needs. */
export function generateRouteTypes(env: NodeJS.ProcessEnv): Promise<number> {
  return run(process.execPath, [program, 'typegen'], { cwd: root, env: withoutNodeEnv(env) })
}

/** Next prints its warning at each build and start of the development server, and it looks like a fault. */
function explainMiddleware(): void {
  console.log(
    'Next calls middleware.ts deprecated below. That is expected: docs/decisions/001 says why it stays.',
  )
}

function nextEnvironment({ env, distDir }: Deployment): NodeJS.ProcessEnv {
  return { ...withoutNodeEnv(env), NEXT_DIST_DIR: distDir }
}

/** Next sets NODE_ENV by command; an inherited value would mix development and production. */
function withoutNodeEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const copy: NodeJS.ProcessEnv = { ...env, NEXT_TELEMETRY_DISABLED: '1' }
  Reflect.deleteProperty(copy, 'NODE_ENV')
  return copy
}

function stampFile({ distDir }: Deployment): string {
  return join(inProject(distDir), 'built-from')
}

async function stampOf({ env, data }: Deployment): Promise<string> {
  return buildStamp({ settings: await validateSettings(env), data })
}
