import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { hash32 } from './ids.ts'
import { need } from './need.ts'

export type Voice = 'mnf' | 'lff'
export type Words = Record<string, string | null>
type Entry = { if?: string; topic?: string; mnf: string[]; lff: string[] }
export type PhraseBook = Map<string, Entry[]>
type Candidate = { text: string; weight: number; topic: string }

/** What is said of one place: which tags hold, and the words that fill the gaps. */
export type Subject = { key: string; tags: Set<string>; words: Words }

/** Reads content/phrases/<area>-*.yaml; the slot's name is "<file>.<key>" without the area. */
export function readPhrases(folder: string, area: string): PhraseBook {
  const book: PhraseBook = new Map()
  const files = readdirSync(folder).filter(
    (name) => name.startsWith(`${area}-`) && name.endsWith('.yaml') && !name.endsWith('-suggestions.yaml'),
  )
  for (const file of files.sort()) {
    const section = file.slice(area.length + 1, -'.yaml'.length)
    const slots = parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, Entry[]>
    for (const [slot, entries] of Object.entries(slots)) {
      for (const entry of entries) {
        if (!Array.isArray(entry.mnf) || !Array.isArray(entry.lff)) {
          throw new Error(`${file}: every entry of ${slot} needs a list "mnf" and a list "lff"`)
        }
      }
      book.set(`${section}.${slot}`, entries)
    }
  }
  return book
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

/** True where all tags of a condition hold, and none that it excludes with an exclamation mark. */
export function holds(condition: string | undefined, tags: Set<string>): boolean {
  if (!condition) return true
  return condition
    .trim()
    .split(/\s+/)
    .every((tag) => (tag.startsWith('!') ? !tags.has(tag.slice(1)) : tags.has(tag)))
}

/** True where every gap of a phrase has a word; a gap that no word list knows is a mistake. */
export function isFilled(text: string, words: Words): boolean {
  // "In Monaco, capital of Monaco": a place that is its own country is named once.
  if (words.city && words.city === words.country && /\{city/.test(text) && /\{country/i.test(text))
    return false
  return gapsOf(text).every((gap) => {
    if (!(gap in words)) throw new Error(`There is no word for the gap {${gap}} in "${text}"`)
    return words[gap] !== null
  })
}

/** The phrases of a slot that are true of the subject and have all their gaps filled. */
export function candidates(book: PhraseBook, slot: string, voice: Voice, subject: Subject): Candidate[] {
  const entries = book.get(slot)
  if (!entries) throw new Error(`There is no phrase slot "${slot}"`)
  return entries.flatMap((entry) => {
    if (!holds(entry.if, subject.tags)) return []
    // The more a phrase asks of a place, the more it says about it, and the likelier it is taken.
    const asked = entry.if
      ? entry.if
          .trim()
          .split(/\s+/)
          .filter((tag) => !tag.startsWith('!')).length
      : 0
    return entry[voice]
      .filter((text) => isFilled(text, subject.words))
      .map((text) => ({
        text,
        weight: (1 + 2 * asked) / Math.sqrt(entry[voice].length),
        topic: entry.topic ?? text,
      }))
  })
}

/** Fills the gaps and mends the seams that names leave ("D.C.." at the end of a sentence). */
export function fill(text: string, words: Words): string {
  return text
    .replace(/\{(\w+)\}/g, (_, gap: string) => words[gap] ?? '')
    .replace(/\.\.(?=\s|$)/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One of the candidates by weight; the same seed takes the same one. */
export function weighted(list: Candidate[], seed: string): Candidate {
  const total = list.reduce((sum, item) => sum + item.weight, 0)
  let point = (hash32(seed) / 2 ** 32) * total
  for (const item of list) {
    point -= item.weight
    if (point < 0) return item
  }
  return need(list[list.length - 1], 'a phrase to choose')
}

/** Draws phrases for one text: the same seed draws the same ones, and no topic comes twice. */
export class Draw {
  private readonly taken = new Set<string>()
  private readonly book: PhraseBook
  private readonly voice: Voice
  private readonly subject: Subject
  private readonly salt: string

  constructor(book: PhraseBook, voice: Voice, subject: Subject, salt: string) {
    this.book = book
    this.voice = voice
    this.subject = subject
    this.salt = salt
  }

  /** One phrase of a slot, or an empty string where nothing fits. */
  one(slot: string): string {
    const open = candidates(this.book, slot, this.voice, this.subject).filter(
      (item) => !this.taken.has(item.text) && !this.taken.has(item.topic),
    )
    if (open.length === 0) return ''
    const chosen = weighted(open, `${this.subject.key}/${this.voice}/${slot}/${this.taken.size}/${this.salt}`)
    this.taken.add(chosen.text)
    this.taken.add(chosen.topic)
    return fill(chosen.text, this.subject.words)
  }

  /** Several phrases of a slot, each on another topic. */
  some(slot: string, count: number): string[] {
    return Array.from({ length: count }, () => this.one(slot)).filter((text) => text !== '')
  }

  /** One of a fixed list of forms, by the same seed. */
  pick<T>(name: string, list: T[]): T {
    return need(list[this.number(name, list.length)], `a form of ${name}`)
  }

  /** A whole number from 0 to below `count`, by the same seed. */
  number(name: string, count: number): number {
    return hash32(`${this.subject.key}/${this.voice}/${name}/${this.salt}`) % count
  }
}
