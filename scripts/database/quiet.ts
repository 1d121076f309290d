import { AsyncLocalStorage } from 'node:async_hooks'

const collected = new AsyncLocalStorage<unknown[][]>()
let installed = false

/**
 * Handles a request without the stack trace that the REST layer prints for every rejected one. Its output is printed
 * only if the server itself failed.
 */
export async function quietly(respond: () => Response | Promise<Response>): Promise<Response> {
  install()
  const lines: unknown[][] = []
  const response = await collected.run(lines, async () => respond())
  if (response.status >= 500) for (const line of lines) console.error(...line)
  return response
}

function install(): void {
  if (installed) return
  installed = true
  const print = console.error
  console.error = (...line: unknown[]) => {
    const lines = collected.getStore()
    if (lines) lines.push(line)
    else print.apply(console, line)
  }
}
