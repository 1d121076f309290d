import 'server-only'
import { hash } from 'node:crypto'
import { createContext, Script } from 'node:vm'
import { LRUCache } from 'lru-cache'

/** Far more than anyone writes, but few enough that the renderers finish within a second. */
const maxCharacters = 200_000
const maxTags = 4_000
const maxDepth = 60
/** 17 KB of markdown take 50 ms. */
const maxMs = 700

/** Elements that have no end tag or whose end tag is optional. */
const unnested = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th'.split(' '),
)

const tag = /<(\/?)([a-z][a-z0-9]*)/gi
/** The markers that put a line of markdown into quotes and lists. */
const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/**
 * Says why a text must not reach a renderer, in one pass over it.
 * @returns undefined if the text may be rendered
 */
export function beyondLimits(text: string): string | undefined {
  if (text.length > maxCharacters) return `${text.length} characters, more than ${maxCharacters}`
  let tags = 0
  let depth = 0
  for (const [, end, name = ''] of text.matchAll(tag)) {
    tags += 1
    if (!unnested.has(name.toLowerCase())) depth = Math.max(0, depth + (end ? -1 : 1))
    if (tags > maxTags) return `more than ${maxTags} tags`
    if (depth > maxDepth) return `elements nested more than ${maxDepth} deep`
  }
  for (const [prefix] of text.matchAll(containers)) {
    if (prefix.replace(/\s/g, '').length > maxDepth)
      return `quotes or lists nested more than ${maxDepth} deep`
  }
  return undefined
}

const context = createContext({ work: undefined })
const call = new Script('work()')

/** A busy machine gives a process little of its time, so a text is refused for the processor's time that it takes. */
const attempts = 3

/**
 * Runs synchronous work and stops it after 700 ms, which is the only kind of limit that works inside a parser. Work that
 * was stopped because the machine was busy starts again, with more time.
 */
function limited<Result>(work: () => Result): Result {
  context.work = work
  try {
    for (let attempt = 1; ; attempt++) {
      const before = process.cpuUsage()
      try {
        return call.runInContext(context, { timeout: maxMs * attempt }) as Result
      } catch (error) {
        const { user, system } = process.cpuUsage(before)
        const hadItsTime = user + system >= maxMs * 1_000 * 0.8
        if (!isTimeout(error) || hadItsTime || attempt === attempts) throw error
      }
    }
  } finally {
    context.work = undefined
  }
}

const isTimeout = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** Rejected texts, so that each costs its time only once per process. */
const refused = new LRUCache<string, true>({ max: 1_000 })

/**
 * Renders a text from the database within limits.
 * @param source names the row and the column in the log line that says why a text is shown unformatted
 * @param render must be synchronous, and leave no partial state behind if it is stopped
 * @param fallback renders a text that exceeds the limits or breaks the renderer
 */
export function renderWithin<Result>(
  text: string,
  source: string | undefined,
  render: () => Result,
  fallback: () => Result,
): Result {
  const key = hash('sha256', text)
  if (refused.has(key)) return fallback()
  let problem = beyondLimits(text)
  try {
    if (problem === undefined) return limited(render)
  } catch (error) {
    const { message } = error as { message?: unknown }
    problem = isTimeout(error) ? `it takes longer than ${maxMs} ms` : String(message)
  }
  refused.set(key, true)
  const name = source ?? `a text that begins with "${text.slice(0, 60).replace(/\s+/g, ' ')}"`
  console.warn(`Content: ${name}: shown as written (${problem})`)
  return fallback()
}
