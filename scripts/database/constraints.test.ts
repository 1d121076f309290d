// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, startDatabase } from './embedded.ts'

const country = '00000000-0000-4000-8000-000000000001'
let database: Database

beforeAll(async () => {
  database = await startDatabase({
    directory: 'unit-constraints',
    port: 0,
    fresh: true,
    seed: false,
    log: () => {},
  })
  await database.query(`insert into public.countries (id, name, code) values ($1, 'Japan', 'jp')`, [country])
}, 240_000)
afterAll(() => database?.stop())
beforeEach(async () => {
  for (const table of ['redirects', 'cities', 'communities', 'blog_posts']) {
    await database.query(`delete from public.${table}`)
  }
})

const query = (sql: string, params?: unknown[]) => database.query(sql, params)
const addCity = (slug: string) =>
  query('insert into public.cities (name, slug, country_id) values ($1, $1, $2)', [slug, country])
const redirects = async () =>
  (
    await database.query<{ from_path: string; to_path: string }>(
      'select from_path, to_path from public.redirects order by from_path',
    )
  ).map(({ from_path, to_path }) => `${from_path} ${to_path}`)
const lead = (from: string, to: string) =>
  query('insert into public.redirects (from_path, to_path) values ($1, $2)', [from, to])

describe('the database refuses', () => {
  it('a gap in a list, whatever the table', async () => {
    await addCity('tokyo')
    for (const list of [
      `array['Edo', null]`,
      `array['']`,
      `array['Edo', ' ']`,
      `array[E'\\u00a0']`,
      `array[array['a'], array['b']]`,
    ]) {
      await expect(query(`update public.cities set other_names = ${list}`), list).rejects.toThrow(/_items/)
      await expect(query(`update public.countries set languages = ${list}`), list).rejects.toThrow(/_items/)
    }
    await expect(
      query('update public.cities set pleasant_months = array[5, null]::smallint[]'),
    ).rejects.toThrow()
    await query(`update public.cities set other_names = array['Edo'], pleasant_months = '{}'`)
  })
  it('a date that never comes', async () => {
    const article = `insert into public.blog_posts (title, slug, date, published_at) values ('A', 'a', `
    for (const date of ['infinity', '-infinity', '12026-01-01', '0202-01-01']) {
      await expect(query(`${article} '${date}', null)`), date).rejects.toThrow(/_real/)
      await expect(query(`${article} null, '${date}')`), date).rejects.toThrow(/_real/)
    }
    await query(`${article} '2026-12-01', now())`)
  })
  it('a name that shows nothing', async () => {
    await expect(
      query(`insert into public.communities (name, slug) values (E'\\u00a0\\u200b', 'x')`),
    ).rejects.toThrow(/_shown/)
  })
  it('a redirect that leaves the site, leads to itself or is written twice', async () => {
    for (const [from, to] of [
      ['/a', 'https://evil.example'],
      ['/a', '//evil.example'],
      ['/a', '/\\evil.example'],
      ['/a', '/b?c=d'],
      ['/A', '/b'],
      ['a', '/b'],
      ['/', '/b'],
      ['/a/', '/b'],
      ['/a', '/a'],
      ['/api/health', '/b'],
    ] as const) {
      await expect(lead(from, to), `${from} ${to}`).rejects.toThrow()
    }
    await lead('/a', '/b')
    await expect(lead('/a', '/c')).rejects.toThrow(/unique/)
    await expect(lead('/b', '/a')).rejects.toThrow('/a already leads to /b')
  })
})

describe('a slug that changes', () => {
  it('leaves a redirect, which leads to the last one', async () => {
    await addCity('bombay')
    await query(`update public.cities set slug = 'mumbay'`)
    await query(`update public.cities set slug = 'mumbai'`)
    expect(await redirects()).toEqual(['/cities/bombay /cities/mumbai', '/cities/mumbay /cities/mumbai'])
  })
  it('back leaves none that leads away from the row', async () => {
    await addCity('a')
    await query(`update public.cities set slug = 'b'`)
    await query(`update public.cities set slug = 'a'`)
    expect(await redirects()).toEqual(['/cities/b /cities/a'])
  })
  it('is seen for every kind of page', async () => {
    await query(`insert into public.communities (name, slug) values ('A', 'a')`)
    await query(`insert into public.affinities (name, slug) values ('A', 'a')`)
    await query(`insert into public.blog_posts (title, slug) values ('A', 'a')`)
    await query(`insert into public.countries (name, code) values ('A', 'xa')`)
    for (const table of ['communities', 'affinities', 'blog_posts'])
      await query(`update public.${table} set slug = 'b'`)
    await query(`update public.countries set code = 'xb' where code = 'xa'`)
    expect(await redirects()).toEqual([
      '/affinities/a /affinities/b',
      '/blog/a /blog/b',
      '/communities/a /communities/b',
      '/countries/xa /countries/xb',
    ])
  })
  it('is not one when another column changes', async () => {
    await addCity('a')
    await query(`update public.cities set name = 'B'`)
    expect(await redirects()).toEqual([])
  })
})

describe('redirects', () => {
  it('are flattened, in whatever order they are written', async () => {
    await lead('/b', '/c')
    await lead('/a', '/b')
    await lead('/c', '/d')
    expect(await redirects()).toEqual(['/a /d', '/b /d', '/c /d'])
    await query(`update public.redirects set to_path = '/e' where from_path = '/c'`)
    expect(await redirects()).toEqual(['/a /d', '/b /d', '/c /e'])
  })
  it('can be read by anyone, written by no visitor, and are part of what the site asks for', async () => {
    await lead('/apps', '/friendship-apps')
    const headers = { apikey: database.publishableKey, 'content-type': 'application/json' }
    const table = `${database.url}/rest/v1/redirects`
    expect(await (await fetch(`${table}?select=from_path`, { headers })).json()).toEqual([
      { from_path: '/apps' },
    ])
    const body = JSON.stringify({ from_path: '/x', to_path: '/y' })
    expect((await fetch(table, { method: 'POST', headers, body })).status).toBe(401)
    const lists = await fetch(`${database.url}/rest/v1/rpc/site_slugs`, { headers })
    expect(await lists.json()).toMatchObject({ redirects: [['/apps', '/friendship-apps']] })
  })
  it('are recorded as changes', async () => {
    await query('delete from public.content_changes')
    await lead('/a', '/b')
    expect(await query('select type, table_name from public.content_changes')).toEqual([
      { type: 'INSERT', table_name: 'redirects' },
    ])
  })
})
