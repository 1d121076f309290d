import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, startDatabase } from '../database/embedded.ts'
import { PoliteClient } from './polite-client.ts'
import { refreshGroups } from './refresh.ts'
import { restStore } from './rest-store.ts'

let database: Database
let server: Server
let origin = ''
/** What the groups' server answers, by path. */
const answers = new Map<string, { status: number; text: string }>()

beforeAll(async () => {
  database = await startDatabase({ directory: 'refresh', port: 0, fresh: true, seed: false, log: () => {} })
  server = createServer((request, response) => {
    const { status, text } = answers.get(request.url ?? '') ?? { status: 404, text: '' }
    response.writeHead(status).end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await database.query(`
    insert into public.countries (id, name, code) values ('00000000-0000-4000-8000-000000000001', 'Germany', 'de');
  `)
  await database.query(`
    insert into public.cities (id, name, slug, country_id, time_zone) values
      ('00000000-0000-4000-8000-000000000002', 'Berlin', 'berlin', '00000000-0000-4000-8000-000000000001', 'Europe/Berlin')
  `)
}, 180_000)
afterAll(async () => {
  server?.close()
  await database?.stop()
})

beforeEach(async () => {
  await database.query('delete from public.groups')
  answers.clear()
  answers.set('/', { status: 200, text: 'Hello' })
})

async function addGroup(columns: Record<string, unknown>): Promise<void> {
  const row = {
    city_id: '00000000-0000-4000-8000-000000000002',
    name: 'A choir',
    link: `${origin}/`,
    source: 'its own page',
    checked_on: '2026-06-01',
    ...columns,
  }
  const names = Object.keys(row)
  await database.query(
    `insert into public.groups (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(row),
  )
}

const refresh = (day: string) =>
  refreshGroups(
    new PoliteClient({ agent: 'test', allowedAddresses: ['127.0.0.1'], intervalMs: 1 }),
    restStore(database.url, database.secretKey),
    new Date(`${day}T12:00:00Z`),
  )
const group = async () =>
  (
    await database.query<Record<string, unknown>>(
      'select checked_on::text, link_failures, link_failed_on::text, is_paused from public.groups',
    )
  )[0]

test('a link that answers moves the date of checking forward, at most once a week', async () => {
  await addGroup({})
  expect(await refresh('2026-11-26')).toEqual([])
  expect(await group()).toMatchObject({ checked_on: '2026-11-26' })
  await refresh('2026-11-30')
  expect(await group()).toMatchObject({ checked_on: '2026-11-26' })
})

test('a group is paused after three failures a week apart, and comes back when its link answers', async () => {
  await addGroup({ link: `${origin}/gone` })
  expect(await refresh('2026-11-01')).toEqual(['Berlin: A choir: its link answers 404: failure 1 of 3'])
  await refresh('2026-11-04')
  expect(await group()).toMatchObject({ link_failures: 1 })
  await refresh('2026-11-08')
  expect(await refresh('2026-11-15')).toEqual(['Berlin: A choir: its link answers 404: paused'])
  expect(await group()).toMatchObject({ is_paused: true, link_failures: 3, checked_on: '2026-06-01' })

  answers.set('/gone', { status: 200, text: 'Back' })
  expect(await refresh('2026-11-22')).toEqual(['Berlin: A choir: its link answers again: shown again'])
  expect(await group()).toMatchObject({ is_paused: false, link_failures: 0, link_failed_on: null })
})

test('a group that an editor paused stays paused', async () => {
  await addGroup({ is_paused: true })
  await refresh('2026-11-26')
  expect(await group()).toMatchObject({ is_paused: true })
})

test('a site that refuses programs says nothing about the group', async () => {
  answers.set('/', { status: 403, text: '' })
  await addGroup({})
  expect(await refresh('2026-11-26')).toEqual(['Berlin: A choir: its link refuses programs (403)'])
  expect(await group()).toMatchObject({ link_failures: 0, checked_on: '2026-06-01' })
})

test('the dates of its calendar replace those of the last visit', async () => {
  const calendar = (...starts: string[]) => ({
    status: 200,
    text: [
      'BEGIN:VCALENDAR',
      ...starts.flatMap((start) => [
        'BEGIN:VEVENT',
        `UID:${start}`,
        `DTSTART;TZID=Europe/Berlin:${start}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ].join('\r\n'),
  })
  const dates = async () =>
    (
      await database.query<{ at: string }>(
        `select to_char(starts_at at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as at from public.group_dates order by 1`,
      )
    ).map(({ at }) => at)
  await addGroup({ calendar_url: `${origin}/calendar.ics` })

  answers.set('/calendar.ics', calendar('20261201T190000', '20261208T190000', '20270301T190000'))
  expect(await refresh('2026-11-26')).toEqual(['Berlin: A choir: 2 dates in the next 60 days'])
  expect(await dates()).toEqual(['2026-12-01 19:00', '2026-12-08 19:00'])

  answers.set('/calendar.ics', calendar('20261208T190000', '20261215T200000'))
  await refresh('2026-12-03')
  expect(await dates()).toEqual(['2026-12-08 19:00', '2026-12-15 20:00'])

  answers.set('/calendar.ics', { status: 200, text: '<html>Log in</html>' })
  expect((await refresh('2026-12-10'))[0]).toContain('gives no dates')
  expect(await dates()).toHaveLength(2)
})
