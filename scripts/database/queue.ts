/** Runs tasks one after another, in the order in which they were added. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(task)
    // The failure of a task concerns its caller, not the next task.
    this.#last = result.catch(() => {})
    return result
  }

  /** Resolves when all tasks that are queued now are done. */
  async drained(): Promise<void> {
    await this.#last
  }
}
