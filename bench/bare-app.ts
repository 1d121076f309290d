import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForHttp } from '../scripts/lib/http.ts'
import { unusedPort } from '../scripts/lib/ports.ts'
import { start } from '../scripts/lib/processes.ts'
import { inProject } from '../scripts/lib/project.ts'

/**
 * Builds and serves the empty page of `bench/bare` with this project's package versions. It is built outside of the
 * project, where Next would find our middleware, and deleted with the resources.
 * @param change edits its folder before the build
 * @returns its address and its folder
 */
export async function serveBareApp(
  resources: AsyncDisposableStack,
  change: (folder: string) => void = () => {},
): Promise<{ address: string; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  resources.defer(() => rmSync(folder, { recursive: true }))
  cpSync(inProject('bench/bare'), folder, { recursive: true })
  change(folder)
  const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const wanted = ['next', 'react', 'react-dom'].map((name) => `${name}@${dependencies[name]}`)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const quiet = { cwd: folder, stdio: 'ignore', env } as const
  const next = join(folder, 'node_modules/next/dist/bin/next')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...wanted], quiet)
  execFileSync(process.execPath, [next, 'build'], quiet)

  const port = await unusedPort()
  const server = start(process.execPath, [next, 'start', '-p', String(port)], { cwd: folder, env })
  resources.use(server)
  const address = `http://127.0.0.1:${port}/`
  await waitForHttp(address, { serverExited: server.exited })
  return { address, folder }
}
