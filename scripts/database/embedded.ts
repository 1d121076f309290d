import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { basename, join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Failure } from '../lib/failure.ts'
import { assertPortFree } from '../lib/ports.ts'
import { createApp } from './app.ts'
import { type DatabaseConfig, readDatabaseConfig } from './config.ts'
import { openConnection } from './connection.ts'
import { takeLock } from './lock.ts'
import { Queue } from './queue.ts'
import { quietly } from './quiet.ts'
import { copyTemplate, databasesDirectory, ensureTemplate } from './template.ts'

export interface DatabaseOptions {
  /** The working copy below .local/db: "site" is kept between starts, others are usually fresh. */
  directory: string
  /** Where the REST interface listens; 0 takes any free port. Default: the one of supabase/config.toml. */
  port?: number
  /** Start from the migrations and the seed, whatever the working copy contains. */
  fresh?: boolean
  /** Without the seed the tables are empty. */
  seed?: boolean
  log?: (line: string) => void
}

export interface Database {
  url: string
  /** Identifies the migrations and the seed that it started from. */
  origin: string
  publishableKey: string
  secretKey: string
  /** Runs SQL as the owner of the database: no row-level security, no REST. */
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Starts the embedded Supabase: the same REST interface, keys and permissions as a hosted project. */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const { directory, fresh = false, seed = true, log = console.log } = options
  const config = readDatabaseConfig()
  const port = options.port ?? config.port
  if (port !== 0) await assertPortFree(port, 'the local database')

  const release = takeLock(join(databasesDirectory, `${directory}.lock`))
  try {
    const template = await ensureTemplate(config, { seed, log })
    const data = prepareWorkingCopy(directory, template, { fresh, log })
    const running = await serve(data, config, port)

    return {
      ...running,
      origin: basename(template),
      stop: async () => {
        await running.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Makes sure that the working copy exists and comes from this template; returns its data directory. */
function prepareWorkingCopy(
  name: string,
  template: string,
  { fresh, log }: { fresh: boolean; log: (line: string) => void },
): string {
  const directory = join(databasesDirectory, name)
  const data = join(directory, 'data')
  const origin = join(directory, 'made-from')
  const current = existsSync(origin) && readFileSync(origin, 'utf8') === basename(template)
  if (current && !fresh && existsSync(data)) return data

  if (!fresh && existsSync(data)) {
    const kept = `${directory}.previous`
    rmSync(kept, { recursive: true, force: true })
    renameSync(directory, kept)
    log(
      'The migrations or the seed changed, so the local database starts again from them. ' +
        `Changes made in the old one are no longer shown; it is kept in .local/db/${basename(kept)}.`,
    )
  }
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  copyTemplate(template, data)
  writeFileSync(origin, basename(template))
  return data
}

async function serve(data: string, config: DatabaseConfig, port: number): Promise<Omit<Database, 'origin'>> {
  const connection = await openConnection(data)
  const app = createApp(connection, config)
  await app.init()

  // All requests share one Postgres session, and each sends several statements: begin, set the role, select, commit.
  // Two concurrent requests would run in one transaction, with the role of the later one.
  const queue = new Queue()
  const server = createAdaptorServer({
    // The adapter's own Response class adds a second Content-Length to that of the response.
    overrideGlobalObjects: false,
    fetch: (request) => queue.run(() => quietly(() => app.fetch(request, { peerAddress: null }))),
  }) as Server
  try {
    await listen(server, port)
  } catch (error) {
    await connection.close()
    throw error
  }

  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  let stopping: Promise<void> | undefined
  return {
    url: `http://127.0.0.1:${listening}`,
    publishableKey: config.publishableKey,
    secretKey: config.secretKey,
    query: async <Row>(sql: string, params: unknown[] = []) => {
      const { rows } = await queue.run(() => connection.driver.query<Row>(sql, params))
      return rows
    },
    stop: () => {
      stopping ??= close(server, queue, () => connection.close())
      return stopping
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Failure(`Port ${port} was taken by another program meanwhile.`) : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
}

async function close(server: Server, queue: Queue, closeConnection: () => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  await queue.drained()
  server.closeAllConnections()
  await closed
  await closeConnection()
}
