import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '../../lib/entities/index'
import { type Database, startDatabase } from './embedded.ts'

let database: Database

beforeAll(async () => {
  database = await startDatabase({ directory: 'unit', port: 0, fresh: true, seed: false, log: () => {} })
  await database.query(`
    insert into public.communities (name, slug) select 'Community ' || n, 'community-' || n from generate_series(1, 1250) n`)
  await database.query(
    `insert into public.blog_posts (title, slug, date, created_at, tags)
     values ('First', 'first', '2025-12-01', '2025-12-01 09:00:00.25+00', $1)`,
    [['community', 'NULL', 'a, "b"']],
  )
}, 120_000)
afterAll(() => database?.stop())

function ask(path: string, { key = database.publishableKey, ...init }: RequestInit & { key?: string } = {}) {
  return fetch(`${database.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: key, 'content-type': 'application/json', ...init.headers },
  })
}

test.each(entities.map(({ table }) => [table.name, table.order[0]]))(
  'anyone may read %s and nobody may write it with the publishable key',
  async (table, column = 'id') => {
    expect((await ask(`${table}?select=*&limit=1`)).status).toBe(200)
    const body = JSON.stringify({ [column]: '00000000-0000-4000-8000-000000000000' })
    const writes = await Promise.all([
      ask(table, { method: 'POST', body }),
      ask(`${table}?${column}=not.is.null`, { method: 'PATCH', body }),
      ask(`${table}?${column}=not.is.null`, { method: 'DELETE' }),
    ])
    for (const write of writes) {
      expect(write.status).toBe(401)
      expect(await write.json()).toMatchObject({ code: '42501' })
    }
  },
)

test('every table has row-level security, and anon no more than select', async () => {
  const open = await database.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  )
  expect(open).toEqual([])
  const grants = await database.query(
    `select distinct privilege_type from information_schema.role_table_grants
     where grantee in ('anon', 'authenticated') and table_schema = 'public'`,
  )
  expect(grants).toEqual([{ privilege_type: 'SELECT' }])
})

test('no key and a wrong key are refused', async () => {
  expect((await fetch(`${database.url}/rest/v1/communities`)).status).toBe(401)
  expect((await ask('communities', { key: 'sb_publishable_wrong' })).status).toBe(401)
})

test('the secret key writes', async () => {
  const key = database.secretKey
  const row = { name: 'Board games', slug: 'board-games' }
  const inserted = await ask('affinities', { key, method: 'POST', body: JSON.stringify(row) })
  expect(inserted.status).toBe(201)
  const removed = await ask('affinities?slug=eq.board-games', { key, method: 'DELETE' })
  expect(removed.status).toBe(204)
})

test('concurrent requests keep their own roles', async () => {
  const insert = (key: string, slug: string) =>
    ask('affinities', { key, method: 'POST', body: JSON.stringify({ name: slug, slug }) })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => [
      insert(database.secretKey, `allowed-${n}`),
      insert(database.publishableKey, `refused-${n}`),
      ask('blog_posts?select=slug'),
    ]).flat(),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 20 }, () => [201, 401, 200]).flat())
  const [row] = await database.query<{ count: number }>(
    `select count(*) from public.affinities where slug like 'refused%'`,
  )
  expect(row?.count).toBe(0)
})

test('values have the format of a hosted project', async () => {
  const [post] = await (await ask('blog_posts?select=date,created_at,tags,is_featured')).json()
  expect(post).toEqual({
    date: '2025-12-01',
    created_at: '2025-12-01T09:00:00.25+00:00',
    tags: ['community', 'NULL', 'a, "b"'],
    is_featured: false,
  })
})

test('a correction changes when an article was last changed, and saving it unchanged does not', async () => {
  const changedAt = async () => {
    const [row] = await (await ask('blog_posts?select=updated_at&slug=eq.first')).json()
    return row.updated_at as string
  }
  const save = (content: string) =>
    ask('blog_posts?slug=eq.first', {
      key: database.secretKey,
      method: 'PATCH',
      body: JSON.stringify({ content }),
    })
  await save('One')
  const first = await changedAt()
  await save('One')
  expect(await changedAt()).toBe(first)
  await save('Two')
  expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(first))
})

test('a scheduled article is not public before its time, whatever is requested', async () => {
  await database.query(
    `insert into public.blog_posts (title, slug, published_at) values
     ('Out', 'published', now() - interval '1 minute'), ('Soon', 'scheduled', now() + interval '1 day')`,
  )
  const slugs = async (path: string, key?: string) => {
    const rows: { slug: string }[] = await (await ask(path, key ? { key } : {})).json()
    return rows.map(({ slug }) => slug)
  }
  expect(await slugs('blog_posts?select=slug&order=slug')).toEqual(['first', 'published'])
  expect(await slugs('blog_posts?select=slug&slug=eq.scheduled')).toEqual([])
  expect(await slugs('blog_posts?select=slug&slug=eq.scheduled', database.secretKey)).toEqual(['scheduled'])
  const counted = await ask('blog_posts?select=slug', { method: 'HEAD', headers: { prefer: 'count=exact' } })
  expect(counted.headers.get('content-range')).toMatch(/\/2$/)

  await database.query(`update public.blog_posts set published_at = now() where slug = 'scheduled'`)
  expect(await slugs('blog_posts?select=slug&slug=eq.scheduled')).toEqual(['scheduled'])
  await database.query(`delete from public.blog_posts where slug in ('published', 'scheduled')`)
})

test('a response is limited to 1,000 rows, and the rest is read by range', async () => {
  const first = await ask('communities?select=slug&order=slug', { headers: { prefer: 'count=exact' } })
  expect(await first.json()).toHaveLength(1000)
  expect(first.headers.get('content-range')).toBe('0-999/1250')
  const second = await ask('communities?select=slug&order=slug&offset=1000')
  expect(await second.json()).toHaveLength(250)
})

test('a second process is refused', async () => {
  await expect(startDatabase({ directory: 'unit', port: 0, seed: false })).rejects.toThrow('already open')
  const port = Number(new URL(database.url).port)
  await expect(startDatabase({ directory: 'other', port, seed: false })).rejects.toThrow(`Port ${port}`)
})
