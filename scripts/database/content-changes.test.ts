import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderSeed } from '../../content/build/sql.ts'
import { type Database, startDatabase } from './embedded.ts'

interface Change {
  type: string
  table_name: string
  record: Record<string, unknown> | null
  old_record: Record<string, unknown> | null
  delivered_at: string | null
}

const country = '00000000-0000-4000-8000-000000000001'
let database: Database

beforeAll(async () => {
  database = await startDatabase({
    directory: 'unit-changes',
    port: 0,
    fresh: true,
    seed: false,
    log: () => {},
  })
  await database.query(`insert into public.countries (id, name, code) values ($1, 'Japan', 'jp')`, [country])
}, 120_000)
afterAll(() => database?.stop())
beforeEach(async () => {
  await database.query('delete from public.cities')
  await database.query('delete from public.content_changes')
})

const changes = () =>
  database.query<Change>(
    'select type, table_name, record, old_record, delivered_at from public.content_changes order by id',
  )
const addCity = (slug: string) =>
  database.query('insert into public.cities (name, slug, country_id) values ($1, $1, $2)', [slug, country])

test('an insert, an update and a delete are each recorded with the old and the new row', async () => {
  await addCity('tokyo')
  await database.query(`update public.cities set name = 'Tokyo' where slug = 'tokyo'`)
  await database.query(`delete from public.cities where slug = 'tokyo'`)
  const [inserted, updated, deleted] = await changes()
  expect(inserted).toMatchObject({ type: 'INSERT', table_name: 'cities', old_record: null })
  expect(inserted?.record).toMatchObject({ slug: 'tokyo', country_id: country })
  expect(updated).toMatchObject({ type: 'UPDATE', record: { name: 'Tokyo' }, old_record: { name: 'tokyo' } })
  expect(deleted).toMatchObject({ type: 'DELETE', record: null, old_record: { name: 'Tokyo' } })
  expect(deleted?.delivered_at).toBeNull()
})

test('saving a row without changing it is no change and keeps its date', async () => {
  await addCity('tokyo')
  const dates = () => database.query('select updated_at from public.cities')
  const before = await dates()
  await database.query(`update public.cities set name = name where slug = 'tokyo'`)
  expect(await changes()).toHaveLength(1)
  expect(await dates()).toEqual(before)
  await database.query(`update public.cities set name = 'Tokyo' where slug = 'tokyo'`)
  expect(await dates()).not.toEqual(before)
})

test('long texts are stored in the outbox as checksums that distinguish them', async () => {
  await addCity('tokyo')
  await database.query(`update public.cities set long_description = repeat('a', 60000)`)
  await database.query(`update public.cities set long_description = repeat('b', 60000)`)
  const [, first, second] = await changes()
  expect(first?.record?.long_description).toMatch(/^md5:/)
  expect(second?.old_record?.long_description).toBe(first?.record?.long_description)
  expect(second?.record?.long_description).not.toBe(first?.record?.long_description)
})

test('rows that are deleted with another row are recorded too', async () => {
  await addCity('tokyo')
  await database.query(
    `insert into public.local_suggestions (title, city_id) select 'Park', id from public.cities`,
  )
  await database.query('delete from public.cities')
  expect((await changes()).map(({ type, table_name }) => `${type} ${table_name}`)).toEqual([
    'INSERT cities',
    'INSERT local_suggestions',
    'DELETE cities',
    'DELETE local_suggestions',
  ])
})

test('a change that is rolled back leaves nothing', async () => {
  await expect(
    database.query(
      `with added as (insert into public.affinities (name, slug) values ('A', 'a') returning id) select 1/0`,
    ),
  ).rejects.toThrow()
  expect(await changes()).toEqual([])
})

test('the outbox is closed to the publishable key', async () => {
  for (const method of ['GET', 'DELETE']) {
    const answer = await fetch(`${database.url}/rest/v1/content_changes?id=gt.0`, {
      method,
      headers: { apikey: database.publishableKey },
    })
    expect(answer.status).toBe(401)
  }
})

test('a follower reads over REST what was written since a time, and notes what it processed', async () => {
  vi.stubEnv('SUPABASE_URL', database.url)
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey)
  const { changesById, idsSince, markDelivered } = await import('../../lib/revalidate/outbox')
  const aMinuteAgo = () => new Date(Date.now() - 60_000)
  expect(await idsSince(aMinuteAgo())).toEqual([])
  for (const slug of ['one', 'two', 'three']) await addCity(slug)
  const ids = await idsSince(aMinuteAgo())
  expect(ids).toHaveLength(3)
  const records = (await changesById(ids.slice(1))).map(({ record }) => record)
  expect(records).toEqual([
    expect.objectContaining({ slug: 'two' }),
    expect.objectContaining({ slug: 'three' }),
  ])
  await database.query(
    `update public.content_changes set created_at = now() - interval '2 minutes' where id = $1`,
    [ids[0]],
  )
  expect(await idsSince(aMinuteAgo())).toEqual(ids.slice(1))
  await markDelivered(ids.slice(0, 2))
  expect((await changes()).map(({ delivered_at }) => delivered_at !== null)).toEqual([true, true, false])
  vi.unstubAllEnvs()
})

test('a seed leaves the outbox empty, and changes after it are recorded again', async () => {
  const rows = [{ id: '00000000-0000-4000-8000-000000000009', name: 'Korea', code: 'kr' }]
  const table = { name: 'countries', columns: ['id', 'name', 'code'], rows }
  const seed = renderSeed([table])
  for (const statement of seed.split(';\n')) if (statement.trim()) await database.query(statement)
  expect(await database.query(`select name from public.countries where code = 'kr'`)).toHaveLength(1)
  expect(await changes()).toEqual([])
  await database.query(`delete from public.countries where code = 'kr'`)
  expect(await changes()).toHaveLength(1)
})

test('if pg_net and a target are set up, the site is called with the change and its id', async () => {
  await database.query('create schema net')
  await database.query('create table net.calls (url text, body jsonb, headers jsonb)')
  await database.query(`
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
      timeout_milliseconds integer default 5000
    ) returns bigint language sql as
    $$ insert into net.calls values (url, body, headers); select 1::bigint $$`)
  await addCity('without-target')
  await database.query('create schema vault')
  await database.query('create table vault.decrypted_secrets (name text, decrypted_secret text)')
  await database.query(
    `insert into vault.decrypted_secrets values ('revalidate_url', 'https://site.example/api/revalidate'), ('revalidate_secret', 'abc')`,
  )
  await addCity('tokyo')
  const calls = await database.query<{ url: string; body: object; headers: object }>(
    'select * from net.calls',
  )
  const [written] = await database.query<{ id: number }>('select max(id) as id from public.content_changes')
  expect(calls).toEqual([
    {
      url: 'https://site.example/api/revalidate',
      headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
      body: expect.objectContaining({
        type: 'INSERT',
        schema: 'public',
        table: 'cities',
        record: expect.objectContaining({ slug: 'tokyo' }),
        old_record: null,
        change_id: written?.id,
      }),
    },
  ])

  await database.query('drop table net.calls')
  await addCity('saved-all-the-same')
  expect(await database.query('select slug from public.cities')).toHaveLength(3)
})
