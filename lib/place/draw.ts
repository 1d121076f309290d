import { hashOf } from '@/lib/decoration'
import type { Site } from '@/lib/site/variants'
import { cityLinesLff } from './city-lines-lff'
import { cityLinesMnf } from './city-lines-mnf'
import { fallbackLines } from './communities/fallback'
import { fillLine, type Line, type LineBook, lineBook, parseLines, type Words } from './lines'

/** Facts that a page states once. */
const statedOnce = new Set(
  'pop coast elev long short langs langCount english weekend region trip2 tripDist'.split(' '),
)
/** Tags that hold for the community in any city: repeating these repeats no fact. */
const ofThePastime = /^(in|out|water|night|freeday|evening|daytime|foreign|(talk|sun|weather)-.*)$/

const cityBooks: Record<Site, LineBook> = {
  mnf: lineBook(parseLines(cityLinesMnf)),
  lff: lineBook(parseLines(cityLinesLff)),
}
const fallbackBooks: Record<Site, LineBook> = {
  mnf: lineBook(parseLines(fallbackLines.mnf)),
  lff: lineBook(parseLines(fallbackLines.lff)),
}
const communityBooks = new Map<string, LineBook>()

/** A community's own phrases as a book, read once for each voice. */
export function communityBook(site: Site, slug: string, source: string): LineBook {
  const key = `${site}/${slug}`
  const known = communityBooks.get(key)
  if (known) return known
  const book = lineBook(parseLines(source))
  // Only the communities with phrases of their own are kept, or any address could fill the memory.
  if (source !== fallbackLines[site]) communityBooks.set(key, book)
  return book
}

/** Draws phrases for one page: the same seed draws the same ones, and none comes twice. */
export class Draw {
  private readonly taken = new Set<Line>()
  private readonly stated = new Set<string>()
  private readonly told = new Map<string, number>()

  private readonly site: Site
  private readonly own: LineBook
  private readonly tags: ReadonlySet<string>
  private readonly words: Words
  private readonly seed: string

  constructor(site: Site, own: LineBook, tags: ReadonlySet<string>, words: Words, seed: string) {
    this.site = site
    this.own = own
    this.tags = tags
    this.words = words
    this.seed = seed
  }

  private listFor(slot: string): readonly Line[] {
    if (!slot.startsWith('c.')) return cityBooks[this.site].get(slot) ?? []
    const name = slot.slice(2)
    const own = (this.own.get(name) ?? []).filter((line) => this.holds(line))
    return own.length > 0 ? own : (fallbackBooks[this.site].get(name) ?? [])
  }

  private holds(line: Line): boolean {
    return (
      line.needs.every((tag) => this.tags.has(tag)) &&
      !line.bars.some((tag) => this.tags.has(tag)) &&
      line.gaps.every((gap) => {
        if (!(gap in this.words)) throw new Error(`There is no word for the gap {${gap}} in "${line.text}"`)
        return this.words[gap] !== null
      })
    )
  }

  /** The more a phrase asks of a place, the more it says about it; what was told already counts for less. */
  private weight(line: Line): number {
    const told = Math.max(0, ...line.needs.map((tag) => this.told.get(tag) ?? 0))
    return (1 + 3 * line.needs.length) / (1 + 2 * told)
  }

  /** The phrases of a slot that are true here and say nothing twice, in an order fixed by the seed. */
  candidates(slot: string): Line[] {
    const open = this.listFor(slot).filter((line) => this.holds(line) && !this.taken.has(line))
    const fresh = open.filter((line) => !line.gaps.some((gap) => this.stated.has(gap)))
    return (fresh.length > 0 ? fresh : open)
      .map((line) => {
        const chance = (hashOf(`${this.seed}/${slot}/${line.text}`) + 1) / 2 ** 32
        return { line, rank: -Math.log(chance) / this.weight(line) }
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ line }) => line)
  }

  /** Marks a phrase as used and gives its text. */
  take(line: Line): string {
    this.taken.add(line)
    for (const gap of line.gaps) if (statedOnce.has(gap)) this.stated.add(gap)
    for (const tag of line.needs)
      if (!ofThePastime.test(tag)) this.told.set(tag, (this.told.get(tag) ?? 0) + 1)
    return fillLine(line.text, this.words)
  }

  /** One phrase of a slot, or an empty string where nothing fits. */
  one(slot: string): string {
    const [first] = this.candidates(slot)
    return first ? this.take(first) : ''
  }

  pick<T>(name: string, list: readonly T[]): T {
    return list[hashOf(`${this.seed}/${name}`) % list.length] as T
  }

  text = (line: Line) => fillLine(line.text, this.words)
}
