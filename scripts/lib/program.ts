import { printFailure } from './failure.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface ProgramOptions {
  /** The exit code when someone stops the program: 0 for a server, which is meant to be stopped. */
  stopped?: number
}

/**
 * Runs a program and exits with its code. Its resources are released in reverse order however it ends: normally, by an
 * error, by Ctrl-C, or because its parent process is gone.
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
  // The channel to the bootstrap is there to break, not to keep this process alive.
  process.channel?.unref()

  main(resources).then(end, (error: unknown) => {
    // Once things are being stopped, whatever breaks breaks because of that.
    if (!ending) printFailure(error)
    return end(1)
  })
}
