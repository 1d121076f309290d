import { randomBytes } from 'node:crypto'
import type { Database } from '@/lib/db/database.types'
import type { Site } from '@/lib/site/variants'
import { readDatabaseConfig } from '../scripts/database/config.ts'

type Tables = Database['public']['Tables']
type Table = keyof Tables
export type Row<Name extends Table> = Tables[Name]['Row']
type NewRow<Name extends Table> = Tables[Name]['Insert']

const local = readDatabaseConfig()
const url = process.env.SUPABASE_URL || `http://127.0.0.1:${local.port}`
const key = process.env.SUPABASE_SECRET_KEY || local.secretKey

async function ask<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text) as Result
}

/** A part of an address that no other test uses. */
export const unique = (site: Site) => `e2e-${site}-${randomBytes(4).toString('hex')}`

/** Writes rows directly to the database, as an editor would. Rows that a test adds are removed afterwards. */
export class TestDatabase {
  readonly #site: Site
  readonly #added: { table: Table; id: string }[] = []

  constructor(site: Site) {
    this.#site = site
  }

  /** @param query in PostgREST's syntax, for example `slug=eq.tokyo&select=name` */
  read<Name extends Table>(table: Name, query: string): Promise<Row<Name>[]> {
    return ask('GET', `${table}?${query}`)
  }

  async add<Name extends Table>(table: Name, row: NewRow<Name>): Promise<Row<Name> & { id: string }> {
    const [added] = await ask<(Row<Name> & { id: string })[]>('POST', table, row)
    if (!added) throw new Error(`${table} gave no row back`)
    this.#added.unshift({ table, id: added.id })
    return added
  }

  /** @param which in PostgREST's syntax, for example `slug=eq.tokyo` */
  async update<Name extends Table>(table: Name, which: string, values: Partial<NewRow<Name>>): Promise<void> {
    await ask('PATCH', `${table}?${which}`, values)
  }

  /** Links two rows; the link is deleted with either of them. */
  async link<Name extends 'affinity_cities' | 'affinity_communities'>(
    table: Name,
    row: NewRow<Name>,
  ): Promise<void> {
    await ask('POST', table, row)
  }

  /** A new city of Japan with a slug of its own. */
  async addCity(values: Partial<NewRow<'cities'>> = {}): Promise<Row<'cities'>> {
    const [japan] = await this.read('countries', 'code=eq.jp')
    if (!japan) throw new Error('Japan is not in the test database')
    const slug = unique(this.#site)
    return this.add('cities', { name: `City ${slug}`, slug, country_id: japan.id, ...values })
  }

  /** Removes a row afterwards that the database wrote by itself. */
  removeLater(table: Table, id: string): void {
    this.#added.unshift({ table, id })
  }

  async removeAdded(): Promise<void> {
    for (const { table, id } of this.#added.splice(0)) await ask('DELETE', `${table}?id=eq.${id}`)
  }
}
