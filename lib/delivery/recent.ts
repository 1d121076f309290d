/** Remembers what was asked for lately, up to a weight: what nobody has asked for longest makes room. */
export class Recent<Value> {
  readonly #entries = new Map<string, { value: Value; weight: number }>()
  readonly #most: number
  #weight = 0

  /** @param most the weight of everything together */
  constructor(most: number) {
    this.#most = most
  }

  /** The value of a key, which makes it the last to go. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // Of two equal texts the one at hand becomes the key: the other may then leave memory.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /**
   * Remembers a value, in the place of the one it had; one that is heavier than everything may be is not remembered.
   * @param weight what it adds
   */
  set(key: string, value: Value, weight: number): void {
    this.#forget(key)
    if (weight > this.#most) return
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#weight -= entry.weight
  }
}
