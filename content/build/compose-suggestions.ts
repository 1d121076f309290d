import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { hash32 } from './ids.ts'
import { need } from './need.ts'
import { fill, holds, isFilled, type Subject } from './phrases.ts'
import type { Suggestion } from './validate.ts'

export type SuggestionKind = { kind: string; if?: string; titles: string[]; mnf: string[]; lff: string[] }

const COUNT = 4
const TITLE_LENGTH: [number, number] = [1, 60]
const TEXT_LENGTH: [number, number] = [90, 220]

/** Reads the kinds of places that can be suggested anywhere. */
export function readSuggestionKinds(file: string): SuggestionKind[] {
  const { kinds } = parse(readFileSync(file, 'utf8')) as { kinds: SuggestionKind[] }
  const names = kinds.map((kind) => kind.kind)
  if (new Set(names).size !== names.length) throw new Error(`${file}: a kind is named twice`)
  return kinds
}

/** The more a kind asks of a place, the earlier it comes; the draw decides among equals. */
function rank(kind: SuggestionKind, subject: Subject): number {
  const asked = (kind.if ?? '').split(/\s+/).filter((tag) => tag && !tag.startsWith('!')).length
  const draw = hash32(`suggestion/${subject.key}/${kind.kind}`) / 2 ** 32
  return draw ** (1 / (1 + 1.6 * asked))
}

function pick(list: string[], subject: Subject, seed: string, range: [number, number]): string {
  const usable = list
    .filter((text) => isFilled(text, subject.words))
    .map((text) => fill(text, subject.words))
    .filter((text) => text.length >= range[0] && text.length <= range[1])
  if (usable.length === 0) throw new Error(`${subject.key}: no suggestion text fits for ${seed}`)
  return need(usable[hash32(`${seed}/${subject.key}`) % usable.length], seed)
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Four kinds of places that suit a city, each in words of its own. */
export function composeSuggestions(subject: Subject, kinds: SuggestionKind[]): Suggestion[] {
  const hard = subject.tags.has('hard')
  return kinds
    .filter(
      (kind) =>
        holds(kind.if, subject.tags) && (!hard || /\bhard\b/.test((kind.if ?? '').replace('!hard', ''))),
    )
    .map((kind) => ({ kind, rank: rank(kind, subject) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, COUNT)
    .map(({ kind }) => ({
      title: pick(kind.titles, subject, `title/${kind.kind}`, TITLE_LENGTH),
      title_lff: null,
      description: sentence(pick(kind.mnf, subject, `mnf/${kind.kind}`, TEXT_LENGTH)),
      description_lff: sentence(pick(kind.lff, subject, `lff/${kind.kind}`, TEXT_LENGTH)),
    }))
}
