import type { Site } from '@/lib/site/variants'

/** What is to be made again. */
export interface Renewal {
  tags: readonly string[]
  /** Public paths that were named themselves. */
  paths: readonly string[]
  /** Whether addresses came or went: then the lists of what exists are read again first. */
  addresses: boolean
  /** Whether search engines are to be told. */
  announced: boolean
}

/** An address of a variant. */
export interface Address {
  site: Site
  path: string
}

interface Work {
  /** The addresses that show these things, the most important first; `load` lets it read what links them. */
  prepare: (renewal: Renewal) => Promise<(renewal: Renewal) => Address[]>
  /** Reads the lists of what exists again. */
  refreshAddresses: () => Promise<void>
  /** Asks for an address until it is fresh; false where it is not. Never rejects. */
  warm: (address: Address) => Promise<boolean>
  /** Told of each batch when it is done. */
  done?: (batch: { asked: number; fresh: Address[]; announced: boolean; milliseconds: number }) => void
  /** Addresses asked for at a time. */
  concurrency: number
  /** Milliseconds that a batch waits for more of the same burst. */
  gather: number
  sleep?: (ms: number) => Promise<void>
}

/** Picks from the addresses that a batch made fresh those of one renewal. */
export type FreshOf = (renewal: Renewal) => Address[]

interface Batch {
  tags: Set<string>
  paths: Set<string>
  addresses: boolean
  announced: boolean
  result: Promise<FreshOf>
  settle: (freshOf: FreshOf) => void
}

const idOf = ({ site, path }: Address) => `${site} ${path}`

/**
 * Makes pages again, one batch at a time: what arrives while a batch is under way waits in the next, and each tag and
 * path stands there once. So a burst of ten thousand calls costs a few batches, and holds no more than there are tags.
 */
export class RenewalQueue {
  #next: Batch | undefined
  #running = false
  readonly #work: Work

  constructor(work: Work) {
    this.#work = work
  }

  /**
   * Takes something up into the next batch.
   * @returns what was made fresh, once that batch is done. Never rejects
   */
  add(renewal: Renewal): Promise<FreshOf> {
    const batch = this.#batch()
    for (const tag of renewal.tags) batch.tags.add(tag)
    for (const path of renewal.paths) batch.paths.add(path)
    batch.addresses ||= renewal.addresses
    batch.announced ||= renewal.announced
    void this.#run()
    return batch.result
  }

  #batch(): Batch {
    if (!this.#next) {
      const { promise, resolve } = Promise.withResolvers<FreshOf>()
      this.#next = {
        tags: new Set(),
        paths: new Set(),
        addresses: false,
        announced: false,
        result: promise,
        settle: resolve,
      }
    }
    return this.#next
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    const { gather, sleep = pause } = this.#work
    while (this.#next) {
      await sleep(gather)
      const batch = this.#next
      this.#next = undefined
      batch.settle(await this.#process(batch))
    }
    this.#running = false
  }

  async #process(batch: Batch): Promise<FreshOf> {
    const { prepare, refreshAddresses, warm, concurrency, done } = this.#work
    const started = performance.now()
    try {
      const { addresses: changed, announced } = batch
      const all = { tags: [...batch.tags], paths: [...batch.paths], addresses: changed, announced }
      if (changed) await refreshAddresses()
      const addressesOf = await prepare(all)
      const addresses = addressesOf(all)
      const fresh: Address[] = []
      await eachOf(addresses, concurrency, async (address) => {
        if (await warm(address)) fresh.push(address)
      })
      done?.({ asked: addresses.length, fresh, announced, milliseconds: performance.now() - started })
      const ids = new Set(fresh.map(idOf))
      return (renewal) => addressesOf(renewal).filter((address) => ids.has(idOf(address)))
    } catch (error) {
      // Pages are marked stale all the same: their next visitors renew them.
      console.error('Warming failed:', error instanceof Error ? error.message : error)
      return () => []
    }
  }
}

/** Does something with each item, a few at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: Math.min(atOnce, items.length) }, async () => {
      for (const item of left) await act(item)
    }),
  )
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
