import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

// How far a follower has read the log of changes. A change gets its number when it is written but becomes visible when
// it is committed, so numbers can appear out of order: 7 may be visible before 5. Skipped numbers are remembered as
// gaps and looked for again. After a while they must have been rolled back, and the gap is dropped.

export interface Gap {
  from: number
  to: number
  /** When the gap was noticed (ms since 1970). */
  since: number
}

export interface Cursor {
  /** The highest number read. */
  last: number
  gaps: Gap[]
}

/** Longer than any editor's transaction stays open. */
const longestTransactionMs = 10 * 60_000
/** More gaps than this come from rolled-back imports: the oldest are dropped. */
const mostGaps = 20

const stored = z.object({
  last: z.number().int().min(0),
  gaps: z.array(z.object({ from: z.number().int(), to: z.number().int(), since: z.number() })),
})

/**
 * The cursor after changes have been processed.
 * @param ids the numbers that were read, each above `last` or in a gap
 */
export function advance(cursor: Cursor, ids: readonly number[], now: number): Cursor {
  let { last } = cursor
  let gaps = cursor.gaps.filter((gap) => now - gap.since < longestTransactionMs)
  for (const id of ids.toSorted((a, b) => a - b)) {
    if (id > last) {
      if (id > last + 1) gaps.push({ from: last + 1, to: id - 1, since: now })
      last = id
    } else {
      gaps = gaps.flatMap((gap) => without(gap, id))
    }
  }
  return { last, gaps: gaps.slice(-mostGaps) }
}

/** What remains of a gap, on both sides, after one of its numbers was found. */
function without(gap: Gap, id: number): Gap[] {
  if (id < gap.from || id > gap.to) return [gap]
  return [
    { ...gap, to: id - 1 },
    { ...gap, from: id + 1 },
  ].filter(({ from, to }) => from <= to)
}

/**
 * Reads a stored cursor; undefined if there is none yet.
 * @throws Error if the file contains something else
 */
export function readCursor(file: string): Cursor | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    throw new Error(`${file} is not a cursor: delete it to follow from the newest change on.`)
  }
}

/** Stores a cursor atomically: an interruption leaves either the old one or the new one. */
export function writeCursor(file: string, cursor: Cursor): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(cursor)}\n`, { flush: true })
  renameSync(unfinished, file)
}
