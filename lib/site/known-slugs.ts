import { type SlugList, slugLists } from './routes.ts'
import { type KnownSlugs, slugOf } from './routing.ts'

/** The result of the database function `site_slugs`: every slug that an address can contain. */
export interface SlugLists extends Record<Exclude<SlugList, 'countries'>, string[]> {
  /** Communities that are not offered in a city, as `city/community`. */
  absent: string[]
  /** [code, name] */
  countries: [string, string][]
  /** [old address, new address]; absent from a database without the table. */
  redirects?: [string, string][]
}

/** Whether a JSON value has the shape of `SlugLists`. */
export function isSlugLists(value: unknown): value is SlugLists {
  const lists = value as Partial<SlugLists> | null
  return [...Object.values(slugLists), 'absent' as const].every((key) => Array.isArray(lists?.[key]))
}

interface Options {
  /** Reads the lists; rejects if they cannot be read. */
  load: () => Promise<SlugLists>
  /** Lists older than this are renewed in the background. */
  maxAgeMs: number
  /** Lists are renewed at most once within this time, however many unknown slugs are requested. */
  minAgeMs: number
  now?: () => number
}

/**
 * The slug lists in the memory of one process. Fails open: without lists `current` returns undefined, and after a
 * failed renewal so does `confirm`.
 */
export class SlugRegistry {
  #known: KnownSlugs | undefined
  #loadedAt = Number.NEGATIVE_INFINITY
  #triedAt = Number.NEGATIVE_INFINITY
  #failed = false
  #busy: Promise<void> | undefined
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { now: Date.now, ...options }
  }

  /**
   * The current lists; waits only for the very first ones. Never rejects.
   * @param waitUntil told of a renewal that goes on after the answer
   */
  async current(waitUntil: (renewal: Promise<void>) => void): Promise<KnownSlugs | undefined> {
    const { now, maxAgeMs, minAgeMs } = this.#options
    if (now() - this.#loadedAt > maxAgeMs && now() - this.#triedAt > minAgeMs) {
      const renewal = this.#renew()
      if (this.#known) waitUntil(renewal)
      else await renewal
    } else if (!this.#known) {
      await this.#busy
    }
    return this.#known
  }

  /**
   * Called when a slug is not in the lists, to make sure that they are recent.
   * @returns lists read within `minAgeMs`, or undefined if that was not possible
   */
  async confirm(): Promise<KnownSlugs | undefined> {
    const { now, minAgeMs } = this.#options
    if (this.#busy || now() - this.#triedAt > minAgeMs) await this.#renew()
    return this.#failed ? undefined : this.#known
  }

  #renew(): Promise<void> {
    this.#busy ??= this.#load().finally(() => {
      this.#busy = undefined
    })
    return this.#busy
  }

  async #load(): Promise<void> {
    const { now, load } = this.#options
    this.#triedAt = now()
    try {
      const { countries, redirects, ...lists } = await load()
      const sets = Object.fromEntries(Object.entries(lists).map(([name, slugs]) => [name, new Set(slugs)]))
      this.#known = {
        ...(sets as Record<keyof typeof lists, Set<string>>),
        countries: new Map(countries.map(([code, name]) => [code, slugOf(name)])),
        redirects: new Map(redirects),
      }
      this.#loadedAt = now()
      this.#failed = false
    } catch {
      this.#failed = true
      // A hanging database takes seconds to fail, and the next request must not wait for it again.
      this.#triedAt = now()
    }
  }
}
