import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from './failure.ts'

const INTERVAL_MS = 150

/** Waits until an address responds with any status; throws if the server exits first or time runs out. */
export async function waitForHttp(
  url: string,
  { serverExited, timeoutMs = 60_000 }: { serverExited: Promise<number>; timeoutMs?: number },
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let exitCode: number | undefined
  serverExited.then((code) => {
    exitCode = code
  })
  while (Date.now() < deadline) {
    if (exitCode !== undefined)
      throw new Failure(`The server ended before it was ready (exit code ${exitCode}).`)
    if (await answers(url)) return
    await pause(INTERVAL_MS)
  }
  throw new Failure(`${url} did not answer within ${Math.round(timeoutMs / 1000)} s.`)
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
