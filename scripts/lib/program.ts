import { printFailure } from './failure.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface ProgramOptions {
  /** The exit code if the program is stopped: 0 for a server, which is meant to be stopped. */
  stopped?: number
}

/**
 * Runs a program and exits with its code. Its resources are released in reverse order however it ends: normally, by an
 * error, by Ctrl-C, or because its parent process ended.
 */
export function runProgram(
  main: (resources: AsyncDisposableStack) => Promise<number>,
  { stopped = 130 }: ProgramOptions = {},
): void {
  const resources = new AsyncDisposableStack()
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    try {
      await resources.disposeAsync()
    } catch (error) {
      printFailure(error)
    }
    process.exit(code)
  }

  for (const signal of SIGNALS) process.on(signal, () => void end(stopped))
  process.on('disconnect', () => void end(stopped))
  // The channel to the bootstrap signals its end; it must not keep this process alive.
  process.channel?.unref()

  main(resources).then(end, (error: unknown) => {
    // Errors after stopping has begun are consequences of it.
    if (!ending) printFailure(error)
    return end(1)
  })
}
