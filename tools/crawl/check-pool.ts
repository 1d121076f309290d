import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Task } from './check-worker.ts'
import type { PageResult } from './checks.ts'

const program = new URL('./check-worker.ts', import.meta.url)

/** Checks pages on every core, because checking a page takes longer than requesting it. */
export class CheckPool implements AsyncDisposable {
  readonly #workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(program, { execArgv: [] }),
  )
  readonly #idle = [...this.#workers]
  readonly #waiting: ((worker: Worker) => void)[] = []

  async check(task: Task): Promise<PageResult> {
    const worker = this.#idle.pop() ?? (await new Promise<Worker>((take) => this.#waiting.push(take)))
    worker.postMessage(task)
    // An error in a worker is a bug in a check: it rejects here and ends the crawl.
    const [result] = (await once(worker, 'message')) as [PageResult]
    const next = this.#waiting.shift()
    if (next) next(worker)
    else this.#idle.push(worker)
    return result
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}
