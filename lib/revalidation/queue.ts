import { setTimeout as pause } from 'node:timers/promises'
import type { Rank } from '@/lib/cache/pages'
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
  /** The lower ones go first. */
  rank: Rank
}

interface Work {
  /** Reads what it takes to tell which addresses show something; the function it gives tells. */
  prepare: (renewal: Renewal) => Promise<(renewal: Renewal) => Address[]>
  /** Reads the lists of what exists again. */
  refreshAddresses: () => Promise<void>
  /** Asks for an address until it is fresh; false where it is not. Never rejects. */
  warm: (address: Address) => Promise<boolean>
  /** Told of each batch when all of it was asked for. */
  done?: (batch: { asked: number; fresh: Address[]; announced: boolean; milliseconds: number }) => void
  /** Addresses asked for at a time, and how many of them may be of the last rank. */
  workers: number
  patientWorkers: number
  /** While more addresses than this wait, they are asked for one at a time, with a rest after each. */
  manyWaiting: number
  /** Whether the same holds for any number, since more are about to come. */
  isBurst: () => boolean
  /** Leaves the server to the visitors, after a page that took so long (ms). */
  rest: (took: number) => Promise<void>
  /** More addresses than this do not wait: what is of least importance is left to its next visitor. */
  longest: number
  /** Milliseconds that a batch waits for more of the same burst. */
  gather: () => number
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

interface Job {
  address: Address
  result: Promise<boolean>
  settle: (isFresh: boolean) => void
}

const lastRank: Rank = 2
const idOf = ({ site, path }: Address) => `${site} ${path}`

/**
 * Makes pages again. What arrives within a moment is one batch, in which each tag and path stands once; its addresses
 * then wait by rank, each once. So a burst of ten thousand calls holds no more than there are tags and pages, and the
 * page of a row that an editor saves does not wait behind the hundred pages that mention the row before.
 */
export class RenewalQueue {
  #next: Batch | undefined
  #gathering = false
  #busy = 0
  #busyPatiently = 0
  readonly #waiting: Record<Rank, Map<string, Job>> = { 0: new Map(), 1: new Map(), 2: new Map() }
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
    void this.#gather()
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

  async #gather(): Promise<void> {
    if (this.#gathering) return
    this.#gathering = true
    const { gather, sleep = pause } = this.#work
    while (this.#next) {
      await sleep(gather())
      const batch = this.#next
      this.#next = undefined
      await this.#dispatch(batch)
    }
    this.#gathering = false
  }

  /** Finds a batch's addresses and has them asked for; does not wait for that. */
  async #dispatch(batch: Batch): Promise<void> {
    const { prepare, refreshAddresses, done } = this.#work
    const started = performance.now()
    try {
      const { addresses: changed, announced } = batch
      const all = { tags: [...batch.tags], paths: [...batch.paths], addresses: changed, announced }
      if (changed) await refreshAddresses()
      const addressesOf = await prepare(all)
      const addresses = addressesOf(all)
      const asked = addresses.map((address) => this.#enqueue(address))
      this.#shorten()
      this.#employ()
      void Promise.all(asked).then((results) => {
        const fresh = addresses.filter((_, index) => results[index])
        done?.({ asked: addresses.length, fresh, announced, milliseconds: performance.now() - started })
        const ids = new Set(fresh.map(idOf))
        batch.settle((renewal) => addressesOf(renewal).filter((address) => ids.has(idOf(address))))
      })
    } catch (error) {
      // Pages are marked stale all the same: their next visitors renew them.
      console.error('Warming failed:', error instanceof Error ? error.message : error)
      batch.settle(() => [])
    }
  }

  /** An address that waits already is asked for once; it moves ahead where it matters more now. */
  #enqueue(address: Address): Promise<boolean> {
    const id = idOf(address)
    for (const rank of [0, 1, 2] as const) {
      const job = this.#waiting[rank].get(id)
      if (!job) continue
      if (address.rank < rank) {
        this.#waiting[rank].delete(id)
        this.#waiting[address.rank].set(id, { ...job, address })
      }
      return job.result
    }
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#waiting[address.rank].set(id, { address, result: promise, settle: resolve })
    return promise
  }

  #shorten(): void {
    let excess = this.#size() - this.#work.longest
    for (const rank of [2, 1, 0] as const) {
      for (const [id, job] of this.#waiting[rank]) {
        if (excess <= 0) return
        this.#waiting[rank].delete(id)
        job.settle(false)
        excess--
      }
    }
  }

  /** Puts idle workers to work. */
  #employ(): void {
    while (this.#busy < this.#workers()) {
      const job = this.#take()
      if (!job) return
      const isPatient = job.address.rank === lastRank
      this.#busy++
      if (isPatient) this.#busyPatiently++
      void this.#do(job).finally(() => {
        this.#busy--
        if (isPatient) this.#busyPatiently--
        this.#employ()
      })
    }
  }

  async #do({ address, settle }: Job): Promise<void> {
    const { warm, rest } = this.#work
    const started = performance.now()
    settle(await warm(address))
    if (this.#isCrowded()) await rest(performance.now() - started)
  }

  /** An edit is shown as fast as can be; a long queue is worked off one page at a time, since visitors wait meanwhile. */
  #workers(): number {
    return this.#isCrowded() ? 1 : this.#work.workers
  }

  #isCrowded(): boolean {
    return this.#size() > this.#work.manyWaiting || this.#work.isBurst()
  }

  #size(): number {
    return Object.values(this.#waiting).reduce((sum, { size }) => sum + size, 0)
  }

  #take(): Job | undefined {
    for (const rank of [0, 1, 2] as const) {
      if (rank === lastRank && this.#busyPatiently >= this.#work.patientWorkers) return undefined
      const [first] = this.#waiting[rank]
      if (!first) continue
      this.#waiting[rank].delete(first[0])
      return first[1]
    }
    return undefined
  }
}
