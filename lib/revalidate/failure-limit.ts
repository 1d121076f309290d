interface Bucket {
  tokens: number
  at: number
}

/** The size of the allowance, and how much of it is restored each second. */
const burst = 20
const perSecond = 0.5
/** How many addresses are remembered; the least recently seen one is dropped first. */
const remembered = 10_000

/** Rate-limits failed authentication per address. Callers with the right secret are never counted. */
export class FailureLimit {
  readonly #buckets = new Map<string, Bucket>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Counts a failure. @returns whether the address has used up its attempts */
  failed(address: string): boolean {
    const now = this.#now()
    const before = this.#buckets.get(address) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, before.tokens + ((now - before.at) / 1_000) * perSecond)
    this.#buckets.delete(address)
    this.#buckets.set(address, { tokens: Math.max(0, tokens - 1), at: now })
    if (this.#buckets.size > remembered) {
      const [oldest] = this.#buckets.keys()
      if (oldest !== undefined) this.#buckets.delete(oldest)
    }
    return tokens < 1
  }

  get size(): number {
    return this.#buckets.size
  }
}
