import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { messageOf } from './failure.ts'

export interface Captured {
  code: number
  stdout: string
  stderr: string
}

/** Runs a program to completion and captures its output. A program that cannot start counts as exit code 127. */
export function capture(
  command: string,
  args: string[],
  { timeoutMs, input = '', ...options }: SpawnOptions & { timeoutMs?: number; input?: string } = {},
): Promise<Captured> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(timeoutMs ? { timeout: timeoutMs } : {}),
    })
    let stdout = ''
    let stderr = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    // A program that never starts closes its input at once; its "error" event has the reason.
    child.stdin?.on('error', () => {}).end(input)
    child.on('error', (error) => resolve({ code: 127, stdout, stderr: stderr + messageOf(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }))
  })
}

export interface Running extends AsyncDisposable {
  /** Undefined if it could not start. */
  pid: number | undefined
  /** Resolves to the exit code, 128 + the number of the signal that ended it, or 127 if it could not start. */
  exited: Promise<number>
  /** Ends the program and its children: SIGTERM first, SIGKILL after a while. */
  stop(): Promise<void>
}

export interface StartOptions {
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Where output goes: to this terminal, or to an open file. */
  output?: 'inherit' | number
}

const POLITE_MS = 8000

/** Each program has its own process group: its workers end with it, and Ctrl-C reaches it only through this process. */
const ownGroup = process.platform !== 'win32'
const running = new Set<ChildProcess>()

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL')
})

/** Starts a program that ends with this one. */
export function start(command: string, args: string[], options: StartOptions = {}): Running {
  const { env = process.env, cwd, output = 'inherit' } = options
  const child = spawn(command, args, { env, cwd, stdio: ['ignore', output, output], detached: ownGroup })
  running.add(child)
  const exited = new Promise<number>((resolve) => {
    child.on('error', (error) => {
      running.delete(child)
      console.error(`${command} could not be started: ${messageOf(error)}`)
      resolve(127)
    })
    child.on('exit', (code, signal) => {
      // Workers that outlive their program would keep its port open.
      signalGroup(child, 'SIGKILL')
      running.delete(child)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
  const stop = async () => {
    if (!running.has(child)) return
    signalGroup(child, 'SIGTERM')
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), POLITE_MS)
    await exited
    clearTimeout(force)
  }
  return { pid: child.pid, exited, stop, [Symbol.asyncDispose]: stop }
}

/** Runs a program to completion with its output on this terminal; resolves to its exit code. */
export function run(command: string, args: string[], options: StartOptions = {}): Promise<number> {
  return start(command, args, options).exited
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(ownGroup ? -child.pid : child.pid, signal)
  } catch {
    // It has ended already.
  }
}
