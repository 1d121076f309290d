import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureNginx, hostsOf, type StartedNginx, startNginx } from '../../e2e/nginx.ts'
import { copyBuild } from '../../scripts/lib/copy-build.ts'
import { waitForHttp } from '../../scripts/lib/http.ts'
import { type Deployment, serve } from '../../scripts/lib/next.ts'
import { unusedPort } from '../../scripts/lib/ports.ts'
import type { Running } from '../../scripts/lib/processes.ts'
import { inProject, localDirectory } from '../../scripts/lib/project.ts'
import { validateSettings } from '../../scripts/lib/settings.ts'

export interface Instance {
  url: string
  /** host:port, as nginx names it. */
  address: string
  /** Holds the instance's own `.next`. */
  directory: string
  /** Undefined while it is stopped. */
  pid(): number | undefined
  start(): Promise<void>
  stop(): Promise<void>
}

export interface Pair extends AsyncDisposable {
  instances: [Instance, Instance]
  nginx: StartedNginx
  /** What the instances print. */
  logs: string[]
}

/**
 * Two real instances with separate disks, each following the database's change log, behind a real nginx with the
 * shipped configuration: a production setup on one machine.
 * @param site a build, with the environment of its servers
 * @param port where nginx listens; default: any free one
 */
export async function startPair(site: Deployment, { port }: { port?: number } = {}): Promise<Pair> {
  await using failed = new AsyncDisposableStack()
  const nginxProgram = await ensureNginx()
  const base = join(localDirectory, 'instances')
  const ports = [await unusedPort(), await unusedPort()] as const
  const names = ['one', 'other']
  // A new copy has no position in the log yet.
  rmSync(base, { recursive: true, force: true })
  for (const name of names) copyBuild(inProject(site.distDir), join(base, name))

  const logs: string[] = []
  const instances = ports.map((own, index): Instance => {
    const name = names[index] ?? ''
    const directory = join(base, name)
    const log = join(base, `${name}.log`)
    const env = {
      ...site.env,
      FOLLOW_CURSOR: join(base, `${name}.cursor`),
      INTERNAL_ORIGIN: '',
    }
    logs.push(log)
    let running: Running | undefined
    const instance: Instance = {
      url: `http://127.0.0.1:${own}`,
      address: `127.0.0.1:${own}`,
      directory,
      pid: () => running?.pid,
      start: async () => {
        const output = openSync(log, 'a')
        running = serve({ env, distDir: '.next', data: '' }, { mode: 'start', port: own, output, directory })
        await waitForHttp(`${instance.url}/api/health`, { serverExited: running.exited })
      },
      stop: async () => {
        await running?.stop()
        running = undefined
      },
    }
    failed.defer(() => instance.stop())
    return instance
  }) as [Instance, Instance]

  await Promise.all(instances.map((instance) => instance.start()))
  const nginx = await startNginx(nginxProgram, {
    instances: instances.map(({ address }) => address),
    distDir: site.distDir,
    hosts: hostsOf((await validateSettings(site.env)).origins),
    ...(port === undefined ? {} : { port }),
  })
  failed.use(nginx)
  const resources = failed.move()
  return { instances, nginx, logs, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}
