import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { client, keepDoing } from './http-load.ts'

interface Reading {
  origin: string
  host: string
  paths: string[]
  /** Requests at a time. */
  lines: number
  /** Requests per second of all connections together, if responses arrive in time; default: as many as possible. */
  perSecond?: number
  headers?: Record<string, string>
}

/**
 * Requests pages until stopped, in its own thread: the benchmark's embedded database blocks its thread for tenths of a
 * second, which would count against the site.
 * @returns a function that stops it and returns the milliseconds that each page took, in the order of the responses; it
 *   throws Error if a response was not 200
 */
export function startReading(reading: Reading): () => Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: reading, execArgv: [] })
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => {})
  return async () => {
    worker.postMessage('stop')
    const [times] = (await Promise.race([once(worker, 'message'), failed])) as [number[]]
    await worker.terminate()
    return times
  }
}

if (!isMainThread && parentPort) {
  const { origin, host, paths, lines, perSecond = Number.POSITIVE_INFINITY, headers } = workerData as Reading
  const { ask } = client(origin, { connections: lines })
  const started = performance.now()
  const times: number[] = []
  const reading = keepDoing(lines, async (turn) => {
    const path = paths[turn % paths.length] ?? '/'
    const early = started + (turn * 1_000) / perSecond - performance.now()
    if (early > 0) await pause(early)
    const asked = performance.now()
    const { status } = await ask({ path, host, headers })
    times.push(performance.now() - asked)
    if (status !== 200) throw new Error(`${host}${path} at ${origin} answered ${status}.`)
  })
  parentPort.once('message', async () => {
    await reading.stop()
    parentPort?.postMessage(times)
  })
}
