/** Remembers what was asked for lately, up to a weight: what nobody has asked for longest makes room. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>()
  readonly #most: number
  readonly #weigh: (value: Value) => number
  #weight = 0

  /**
   * @param most the weight of everything together
   * @param weigh what one value adds to it; by default each is 1
   */
  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  /** The value of a key, which makes it the last to go. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) {
      this.#values.delete(key)
      this.#values.set(key, value)
    }
    return value
  }

  /** Remembers a value; one that is heavier than everything may be is not. */
  set(key: string, value: Value): void {
    this.#forget(key)
    const weight = this.#weigh(value)
    if (weight > this.#most) return
    this.#values.set(key, value)
    this.#weight += weight
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#most) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#weight -= this.#weigh(value)
  }
}
