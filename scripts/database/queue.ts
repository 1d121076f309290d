/** Runs tasks one after the other, in the order they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(task)
    // A task that fails concerns its caller, not the one waiting behind it.
    this.#last = result.catch(() => {})
    return result
  }

  /** Resolves when everything that waits now is done. */
  async drained(): Promise<void> {
    await this.#last
  }
}
