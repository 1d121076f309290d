import { z } from 'zod'
import type { TableName } from '@/lib/db/declare'
import { entities } from '@/lib/entities'
import { ownPath } from '@/lib/own-path'
import { isSlug } from '@/lib/site/routing'
import { contentTables, type RowChange } from './event'

/** What a caller of /api/revalidate can request (docs/product.md 18.2). */
export type Order =
  | { kind: 'change'; change: RowChange; changeId: number | undefined }
  | { kind: 'row'; table: TableName; slug: string | undefined }
  | { kind: 'paths'; paths: string[] }
  | { kind: 'all' }

/** Tables whose rows have an address, so that `{table, slug}` can name them. */
const addressed = new Set(entities.filter(({ address }) => address).map(({ table }) => table.name))
/** Apps have no pages of their own, but their list can be named. */
const nameable: [TableName, ...TableName[]] = ['apps_for_making_friends', ...addressed]

const expected =
  'Expected one of: a database webhook {type, schema, table, record, old_record}, {"table": "cities", "slug": "tokyo"}, ' +
  '{"paths": ["/cities/tokyo"]}, {"all": true}.'

/** An invalid body. `message` says what is wrong and what is expected. */
export class BodyError extends Error {
  override name = 'BodyError'

  constructor(problem: string) {
    super(`${problem} ${expected}`)
  }
}

const row = z.record(z.string(), z.unknown(), { error: 'must be the row' })
const webhook = z.object({
  type: z.enum(['INSERT', 'UPDATE', 'DELETE'], { error: 'must be INSERT, UPDATE or DELETE' }),
  schema: z.literal('public', { error: 'must be "public"' }),
  table: z.enum(contentTables, { error: `must be one of ${contentTables.join(', ')}` }),
  record: z.unknown(),
  old_record: z.unknown(),
  change_id: z.number().int().positive().optional(),
})
const namedRow = z.strictObject({
  table: z.enum(nameable, { error: `must be one of ${nameable.join(', ')}` }),
  slug: z.string().trim().toLowerCase().refine(isSlug, 'must be a slug such as "tokyo"').optional(),
})
const pathList = z.strictObject({
  paths: z.array(z.string()).min(1, 'must name at least one path').max(500, 'must name at most 500 paths'),
})
const everything = z.strictObject({ all: z.literal(true, { error: 'must be true' }) })

function parse<Output>(schema: z.ZodType<Output>, value: unknown, name = ''): Output {
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const problems = error.issues.map(
    ({ path, message }) => `${[name, ...path].filter(Boolean).join('.') || 'The body'}: ${message}`,
  )
  throw new BodyError(`${problems.slice(0, 5).join('; ')}.`)
}

/**
 * Parses the body of a revalidation request.
 * @param text JSON, as received
 * @throws BodyError with a sentence for the caller
 */
export function parseBody(text: string): Order {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyError('The body is not JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BodyError('The body is not a JSON object.')
  }
  if ('type' in value || 'record' in value || 'old_record' in value) return parseWebhook(value)
  if ('table' in value) {
    const { table, slug } = parse(namedRow, value)
    if (addressed.has(table) && !slug) throw new BodyError(`slug: must name a row of ${table}.`)
    return { kind: 'row', table, slug }
  }
  if ('paths' in value) return { kind: 'paths', paths: parse(pathList, value).paths.map(publicPath) }
  parse(everything, value)
  return { kind: 'all' }
}

function parseWebhook(value: object): Order {
  const { type, table, change_id, record, old_record } = parse(webhook, value)
  const after = type === 'DELETE' ? null : parse(row, record, 'record')
  // A webhook can lack the old row if the database is not configured to include it.
  const hasBefore = type === 'DELETE' || (type === 'UPDATE' && old_record != null)
  const before = hasBefore ? parse(row, old_record, 'old_record') : null
  return { kind: 'change', change: { table, before, after }, changeId: change_id }
}

function publicPath(given: string): string {
  const path = ownPath(given.trim())
  if (path === null || !/^\/[A-Za-z0-9._/-]*$/.test(path) || path.length > 300) {
    throw new BodyError(`paths: "${given.slice(0, 100)}" is not a path such as "/cities/tokyo".`)
  }
  return path === '/' ? path : path.toLowerCase().replace(/(?<!\/)\/+$/, '')
}
