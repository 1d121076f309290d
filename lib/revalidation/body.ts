import { z } from 'zod'
import { type ContentTable, contentTables, type EventRow, parseRow, type RowChange } from '@/lib/cache/events'
import { ownPath } from '@/lib/own-path'

/** What a caller of /api/revalidate may ask for (decisions, "The content team's interface"). */
export type Order =
  | { kind: 'change'; change: RowChange; changeId: number | undefined }
  | { kind: 'row'; table: ContentTable; slug: string | undefined }
  | { kind: 'paths'; paths: string[] }
  | { kind: 'tags'; tags: string[]; addresses: boolean }
  | { kind: 'all' }

/** Tables whose rows have an address: `{table, slug}` can name them. */
export const addressedTables = ['cities', 'countries', 'communities', 'affinities', 'blog_posts'] as const
export type AddressedTable = (typeof addressedTables)[number]

const expected =
  'Expected one of: a database webhook {type, schema, table, record, old_record}, {"table": "cities", "slug": "tokyo"}, ' +
  '{"paths": ["/cities/tokyo"]}, {"tags": ["city:tokyo"]}, {"all": true}.'

/** A body that cannot be understood. `message` says what is wrong and what is expected. */
export class BodyError extends Error {
  override name = 'BodyError'
}

const row = z.record(z.string(), z.unknown()).nullable()
const webhook = z.looseObject({
  type: z.enum(['INSERT', 'UPDATE', 'DELETE'], { error: 'must be INSERT, UPDATE or DELETE' }),
  schema: z.literal('public', { error: 'must be "public"' }),
  table: z.enum(contentTables, { error: `must be one of ${contentTables.join(', ')}` }),
  record: row.optional().default(null),
  old_record: row.optional().default(null),
  change_id: z.number().int().positive().optional(),
})
const namedRow = z.strictObject({
  table: z.enum([...addressedTables, 'apps_for_making_friends'], {
    error: `must be one of ${[...addressedTables, 'apps_for_making_friends'].join(', ')}`,
  }),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a slug such as "tokyo"')
    .max(80)
    .optional(),
})
const pathList = z.strictObject({
  paths: z.array(z.string()).min(1, 'must name at least one path').max(500, 'must name at most 500 paths'),
})
const tag = /^[a-z-]+(?::[a-z0-9-]+)?$/

const tagList = z.strictObject({
  tags: z.array(z.string().regex(tag, 'must be tags such as "city:tokyo"')).min(1).max(1_000),
  // An instance that passes changes on says so where addresses came or went.
  addresses: z.boolean().default(false),
})
const everything = z.strictObject({ all: z.literal(true, { error: 'must be true' }) })

/** Tags in one body that an instance writes: they have to fit. */
const tagsPerBody = 500

/** What changes of rows make stale. */
export interface Stale {
  tags: readonly string[]
  /** Whether addresses came or went. */
  addresses?: boolean
}

/**
 * Tags as bodies for /api/revalidate, each tag once. A row whose slug breaks the rules has no page, and what is named
 * after it is no tag: it is left out.
 */
export function bodiesOfTags({ tags, addresses = false }: Stale): string[] {
  const list = [...new Set(tags)].filter((text) => tag.test(text))
  const bodies = []
  for (let from = 0; from < list.length; from += tagsPerBody) {
    bodies.push(JSON.stringify({ tags: list.slice(from, from + tagsPerBody), addresses }))
  }
  return bodies
}

function parse<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { data, error } = schema.safeParse(value)
  if (error) throw new BodyError(`${problemsOf(error)} ${expected}`)
  return data
}

function problemsOf(error: z.ZodError): string {
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'The body'}: ${message}`)
  return `${problems.slice(0, 5).join('; ')}.`
}

/**
 * Reads the body of a revalidation.
 * @param text JSON, as it came
 * @throws BodyError with a sentence for the caller
 */
export function parseBody(text: string): Order {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyError(`The body is not JSON. ${expected}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BodyError(`The body is not a JSON object. ${expected}`)
  }
  if ('type' in value || 'record' in value || 'old_record' in value) return parseWebhook(value)
  if ('table' in value) {
    const { table, slug } = parse(namedRow, value)
    if (table !== 'apps_for_making_friends' && !slug) {
      throw new BodyError(`slug: must name a row of ${table}. ${expected}`)
    }
    return { kind: 'row', table, slug }
  }
  if ('paths' in value) return { kind: 'paths', paths: parse(pathList, value).paths.map(publicPath) }
  if ('tags' in value) return { kind: 'tags', ...parse(tagList, value) }
  parse(everything, value)
  return { kind: 'all' }
}

function parseWebhook(value: object): Order {
  const { type, table, record, old_record, change_id } = parse(webhook, value)
  const after = type === 'DELETE' ? null : checkedRow(table, 'record', record)
  // A webhook may come without the old row, where the database was not told to keep it.
  const known = type === 'DELETE' || (type === 'UPDATE' && old_record !== null)
  const before = known ? checkedRow(table, 'old_record', old_record) : null
  const change = { table, before, after, blind: type === 'UPDATE' && before === null }
  return { kind: 'change', change, changeId: change_id }
}

function checkedRow(table: ContentTable, name: string, given: EventRow | null): EventRow {
  if (given === null) throw new BodyError(`${name}: must be the row. ${expected}`)
  try {
    return parseRow(table, given)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new BodyError(`${name}: a row of ${table}: ${problemsOf(error)} ${expected}`)
  }
}

function publicPath(given: string): string {
  const path = ownPath(given.trim())
  if (path === null || !/^\/[A-Za-z0-9._/-]*$/.test(path) || path.length > 300) {
    throw new BodyError(`paths: "${given.slice(0, 100)}" is not a path such as "/cities/tokyo". ${expected}`)
  }
  return path === '/' ? path : path.toLowerCase().replace(/\/+$/, '')
}
