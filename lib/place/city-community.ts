import { hashOf } from '@/lib/decoration'
import type { Site } from '@/lib/site/variants'
import { cityLinesLff } from './city-lines-lff'
import { cityLinesMnf } from './city-lines-mnf'
import { type CityCommunitySubject, tagsOf, wordsOf } from './city-tags'
import { fallbackLines } from './communities/fallback'
import { communityData } from './community-traits'
import { fillLine, type Line, type LineBook, lineBook, parseLines, type Words } from './lines'

export type { CityCommunitySubject } from './city-tags'

export interface CityCommunityText {
  /** One or two sentences for the hero. */
  intro: string
  sections: { title: string; paragraphs: string[] }[]
  reasons: { title: string; text: string }[]
}

type Block = 'when' | 'where' | 'in' | 'trip'

/** Which blocks stand under one heading, in which order. The first block of a group names its heading. */
const layouts: Block[][][] = [
  [['when'], ['where', 'trip'], ['in']],
  [['in'], ['when'], ['where', 'trip']],
  [['where'], ['when'], ['in', 'trip']],
  [
    ['where', 'when'],
    ['in', 'trip'],
  ],
  [['when'], ['in'], ['where', 'trip']],
  [['in'], ['where', 'trip'], ['when']],
  [
    ['when', 'where'],
    ['in', 'trip'],
  ],
  [['where', 'trip'], ['in'], ['when']],
  [['in'], ['when', 'where'], ['trip']],
  [['where'], ['in'], ['when', 'trip']],
]
/** Which phrases make up a block; each block has several orders. */
const slots: Record<Block, string[][]> = {
  when: [
    ['c.when', 'light', 'week'],
    ['light', 'c.when', 'week'],
    ['week', 'c.when', 'light'],
    ['c.when', 'week', 'light'],
  ],
  where: [
    ['c.where', 'place'],
    ['place', 'c.where'],
  ],
  in: [
    ['c.first', 'lang', 'c.bring'],
    ['lang', 'c.first', 'c.bring'],
    ['c.first', 'c.bring', 'lang'],
    ['c.talk', 'lang', 'c.first', 'c.bring'],
    ['c.first', 'c.talk', 'lang'],
    ['lang', 'c.talk', 'c.bring', 'c.first'],
  ],
  trip: [
    ['c.trip', 'triptip'],
    ['triptip', 'c.trip'],
  ],
}
/** Facts that a page states once. */
const statedOnce = new Set(
  'pop coast elev long short langs langCount english weekend region trip2'.split(' '),
)

const fewestWords = 172
const mostWords = 258
const shortestIntro = 100
const longestIntro = 190
const tries = 24

const cityBooks: Record<Site, LineBook> = {
  mnf: lineBook(parseLines(cityLinesMnf)),
  lff: lineBook(parseLines(cityLinesLff)),
}
const fallbackBooks: Record<Site, LineBook> = {
  mnf: lineBook(parseLines(fallbackLines.mnf)),
  lff: lineBook(parseLines(fallbackLines.lff)),
}
const communityBooks = new Map<string, LineBook>()

function communityBook(site: Site, slug: string, source: string): LineBook {
  const key = `${site}/${slug}`
  const known = communityBooks.get(key)
  if (known) return known
  const book = lineBook(parseLines(source))
  // Only the communities with phrases of their own are kept, or any address could fill the memory.
  if (source !== fallbackLines[site]) communityBooks.set(key, book)
  return book
}

/** Draws phrases for one page: the same seed draws the same ones, and none comes twice. */
class Draw {
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
    return (1 + 2 * line.needs.length) / (1 + 3 * told)
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
    for (const tag of line.needs) this.told.set(tag, (this.told.get(tag) ?? 0) + 1)
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

/** A community's sentence and a city's, of a length that fits the hero and the search results. */
function introOf(draw: Draw): string {
  const tails = draw.candidates('tail')
  for (const lead of draw.candidates('c.intro')) {
    for (const tail of tails) {
      const length = `${draw.text(lead)} ${draw.text(tail)}`.length
      if (length >= shortestIntro && length <= longestIntro) return `${draw.take(lead)} ${draw.take(tail)}`
    }
  }
  return draw.one('c.intro')
}

function blockText(block: Block, draw: Draw): string {
  return draw
    .pick(`order ${block}`, slots[block])
    .map((slot) => draw.one(slot))
    .filter(Boolean)
    .join(' ')
}

function sectionsOf(draw: Draw, tags: ReadonlySet<string>): CityCommunityText['sections'] {
  if (tags.has('guarded')) return guardedSections(draw)
  const visits = tags.has('trips')
  return draw
    .pick('layout', layouts)
    .map((group) => group.filter((block) => block !== 'trip' || visits))
    .filter((group) => group.length > 0)
    .map((group) => ({
      title: draw.one(`h.${group[0]}`),
      paragraphs: group.map((block) => blockText(block, draw)),
    }))
}

/** For a place where meeting strangers is no advice one may give: trusted people, private rooms, daylight. */
function guardedSections(draw: Draw): CityCommunityText['sections'] {
  const join = (...names: string[]) => names.map((name) => draw.one(name)).join(' ')
  return [
    { title: draw.one('h.guard'), paragraphs: [join('guard', 'guard'), join('guard', 'c.bring', 'guard')] },
    { title: draw.one('h.in'), paragraphs: [join('c.first', 'guard'), join('c.talk', 'guard')] },
  ]
}

function reasonsOf(draw: Draw, tags: ReadonlySet<string>): CityCommunityText['reasons'] {
  const slot = tags.has('guarded') ? 'reason.guard' : 'reason'
  const texts = [draw.one('c.reason'), draw.one(slot), draw.one(slot)]
  const turn = draw.pick('turn', [0, 1, 2])
  return [...texts.slice(turn), ...texts.slice(0, turn)].map((reason) => {
    const [title = '', text = ''] = reason.split(' :: ')
    return { title, text }
  })
}

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** How many words the sections of a text have, headings left out. */
export function sectionWords({ sections }: CityCommunityText): number {
  return sections.reduce((sum, { paragraphs }) => sum + wordCount(paragraphs.join(' ')), 0)
}

function distanceFromRange(text: CityCommunityText): number {
  const words = sectionWords(text)
  const intro = text.intro.length
  return (
    Math.max(0, fewestWords - words, words - mostWords) +
    Math.max(0, shortestIntro - intro, intro - longestIntro)
  )
}

/**
 * The texts of a community's page in a city, composed from what is known of both (specification §2, "Community in
 * a city"). The same subject always gives the same text.
 * @param site the voice: `mnf` warm, `lff` direct
 */
export function cityCommunityText(site: Site, subject: CityCommunitySubject): CityCommunityText {
  const { slug, name } = subject.community
  const data = communityData(slug, name)
  const own = communityBook(site, slug, data[site])
  const tags = tagsOf(subject, data.traits)
  const words = wordsOf(subject, data.traits)
  let best: { text: CityCommunityText; off: number } | undefined
  for (let salt = 0; salt < tries; salt++) {
    const draw = new Draw(site, own, tags, words, `${site}/${subject.city.slug}/${slug}/${salt}`)
    const intro = introOf(draw)
    const text = { intro, sections: sectionsOf(draw, tags), reasons: reasonsOf(draw, tags) }
    const off = distanceFromRange(text)
    if (!best || off < best.off) best = { text, off }
    if (off === 0) break
  }
  return (best as { text: CityCommunityText }).text
}
