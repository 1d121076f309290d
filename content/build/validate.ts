import type { ContentFile } from './markdown.ts'
import { hasHeading } from './markdown.ts'

export type Kind = 'cities' | 'countries' | 'communities' | 'affinities' | 'articles'
export type Suggestion = {
  title: string
  title_lff: string | null
  description: string
  description_lff: string
}
type Front = Record<string, unknown>

const TEXTS = ['micro', 'micro_lff', 'short', 'short_lff']
const REQUIRED: Record<Kind, string[]> = {
  cities: [...TEXTS, 'suggestions'],
  countries: TEXTS,
  communities: ['name', ...TEXTS, 'suggestions'],
  affinities: ['name', ...TEXTS],
  articles: ['title', 'excerpt', 'excerpt_lff', 'author', 'date', 'tags'],
}
const OPTIONAL: Record<Kind, string[]> = {
  cities: [],
  countries: [],
  communities: [],
  affinities: [],
  articles: ['title_lff', 'is_featured'],
}
const NOT_TEXT = new Set(['suggestions', 'tags', 'is_featured'])
const SUGGESTION_COUNT: Partial<Record<Kind, [number, number]>> = { cities: [4, 6], communities: [4, 4] }
const SUGGESTION_KEYS = ['title', 'title_lff', 'description', 'description_lff']
const TITLE_LENGTH = 60

/** Reads a list of suggestions; every complaint goes to `problems`. */
function readSuggestions(value: unknown, kind: Kind, file: string, problems: string[]): Suggestion[] {
  if (value === undefined) return []
  const range = SUGGESTION_COUNT[kind] ?? [0, 0]
  if (!Array.isArray(value)) {
    problems.push(`${file}: "suggestions" must be a list`)
    return []
  }
  if (value.length < range[0] || value.length > range[1]) {
    problems.push(`${file}: "suggestions" must have ${range[0]} to ${range[1]} entries, has ${value.length}`)
  }
  return value.map((raw, index) => {
    const item = (raw ?? {}) as Front
    const where = `${file}: suggestion ${index + 1}`
    for (const key of Object.keys(item)) {
      if (!SUGGESTION_KEYS.includes(key)) problems.push(`${where} has the unknown key "${key}"`)
    }
    for (const key of ['title', 'description', 'description_lff']) {
      if (typeof item[key] !== 'string' || !item[key].trim()) problems.push(`${where} lacks "${key}"`)
    }
    if (String(item.title ?? '').length > TITLE_LENGTH)
      problems.push(`${where}: the title is over ${TITLE_LENGTH} characters`)
    return {
      title: String(item.title ?? '').trim(),
      title_lff: item.title_lff === undefined ? null : String(item.title_lff).trim(),
      description: String(item.description ?? '').trim(),
      description_lff: String(item.description_lff ?? '').trim(),
    }
  })
}

function checkArticle(front: Front, file: string, problems: string[]): void {
  if (front.date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(String(front.date))) {
    problems.push(`${file}: "date" must look like 2026-09-14`)
  }
  const tags = front.tags
  if (
    tags !== undefined &&
    (!Array.isArray(tags) || tags.length === 0 || tags.some((tag) => typeof tag !== 'string'))
  ) {
    problems.push(`${file}: "tags" must be a list of words`)
  }
  if (front.is_featured !== undefined && typeof front.is_featured !== 'boolean') {
    problems.push(`${file}: "is_featured" must be true or false`)
  }
}

/** Complains about everything that is wrong with one content file; the list is empty for a good one. */
export function checkFile(
  kind: Kind,
  content: ContentFile,
  file: string,
): { problems: string[]; suggestions: Suggestion[] } {
  const problems: string[] = []
  const { front, body } = content
  for (const key of Object.keys(front)) {
    if (!REQUIRED[kind].includes(key) && !OPTIONAL[kind].includes(key))
      problems.push(`${file}: unknown key "${key}"`)
  }
  for (const key of REQUIRED[kind]) {
    const value = front[key]
    if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) {
      problems.push(`${file}: "${key}" is missing`)
    } else if (!NOT_TEXT.has(key) && key !== 'date' && typeof value !== 'string') {
      problems.push(`${file}: "${key}" must be a text; put it in double quotes`)
    }
  }
  if (kind === 'articles') checkArticle(front, file, problems)
  if (kind === 'cities' || kind === 'countries') {
    if (!hasHeading(body.plain)) problems.push(`${file}: the text needs at least one "##" heading`)
    if (!hasHeading(body.lff)) problems.push(`${file}: the LFF text needs at least one "##" heading`)
  }
  return { problems, suggestions: readSuggestions(front.suggestions, kind, file, problems) }
}

const LENGTHS: Record<string, [number, number]> = { micro: [40, 70], short: [110, 170] }

/** Lengths outside the guide: worth a look, no reason to stop. */
export function lengthNotes(front: Front, file: string): string[] {
  return Object.entries(LENGTHS).flatMap(([name, [low, high]]) =>
    [name, `${name}_lff`].flatMap((key) => {
      const length = String(front[key] ?? '').length
      return length === 0 || (length >= low && length <= high)
        ? []
        : [`${file}: "${key}" has ${length} characters (${low} to ${high})`]
    }),
  )
}
