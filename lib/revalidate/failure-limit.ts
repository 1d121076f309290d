interface Bucket {
  tokens: number
  at: number
}

/** Tries at once, and how many come back each second. */
const burst = 20
const perSecond = 0.5
/** Addresses remembered: the one that has been quiet longest goes. */
const remembered = 10_000

/** Rate-limits failed authentication per address. Callers with the right secret never come here. */
export class FailureLimit {
  readonly #buckets = new Map<string, Bucket>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Counts a failure. @returns whether the address has used up its tries */
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
