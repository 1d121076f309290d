import { AsyncLocalStorage } from 'node:async_hooks'

const collected = new AsyncLocalStorage<unknown[][]>()
let installed = false

/**
 * Answers a request without the stack that the REST layer prints for every refused one: a refusal is an answer,
 * not a defect. What it printed comes out only when the server itself failed.
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
