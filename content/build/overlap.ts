import { need } from './need.ts'

const SHINGLE = 5

/** Every run of five words of a text, lower-cased and without marks. */
export function shingles(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const runs = new Set<string>()
  for (let i = 0; i + SHINGLE <= words.length; i++) runs.add(words.slice(i, i + SHINGLE).join(' '))
  return runs
}

/** Shared runs as a part of all runs (Jaccard): 0 for nothing in common, 1 for the same text. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const [small, big] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const run of small) if (big.has(run)) shared++
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}

/** Texts seen so far, indexed by their runs, so that the nearest one is found without comparing with each. */
export class Seen {
  private readonly sets: Set<string>[] = []
  private readonly byRun = new Map<string, number[]>()

  /** The greatest overlap with any text added before, and which one. */
  nearest(runs: Set<string>): { overlap: number; index: number } {
    const shared = new Map<number, number>()
    for (const run of runs)
      for (const index of this.byRun.get(run) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
    let best = { overlap: 0, index: -1 }
    for (const [index, count] of shared) {
      const value = count / (runs.size + need(this.sets[index], 'an indexed text').size - count)
      if (value > best.overlap) best = { overlap: value, index }
    }
    return best
  }

  add(runs: Set<string>): void {
    const index = this.sets.push(runs) - 1
    for (const run of runs) {
      const list = this.byRun.get(run)
      if (list) list.push(index)
      else this.byRun.set(run, [index])
    }
  }
}
