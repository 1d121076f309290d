import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { citiesOfCommunity, drawCities } from '@/lib/entities/draw'
import { siteIds } from '@/lib/site/variants'
import { capture } from '../scripts/lib/processes.ts'
import { inProject } from '../scripts/lib/project.ts'
import { type TestDatabase, unique } from './database.ts'
import { expect, test } from './fixtures.ts'
import { basePort, hosts, needsOwnSite, ownSite } from './hosts.ts'
import { type Answer, get, locationOf } from './http.ts'
import { orderProxy } from './proxy.ts'

const secret = process.env.REVALIDATE_SECRET ?? ''
const endpoint = `http://127.0.0.1:${basePort}/api/revalidate`
const json = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }

const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
  fetch(endpoint + path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** What the database sends for the latest change of the row with this slug or id. */
async function webhookFor(database: TestDatabase, name: string) {
  const changes = await database.read('content_changes', 'order=id.desc&limit=100')
  const found = changes.find(({ record, old_record }) =>
    [record, old_record].some((given) => {
      const row = given as { slug?: string; id?: string } | null
      return row?.slug === name || row?.id === name
    }),
  )
  if (!found) throw new Error(`No change of ${name} is in the outbox`)
  const { id, type, table_name: table, record, old_record } = found
  return { type, schema: 'public', table, record, old_record, change_id: id }
}

async function send(database: TestDatabase, name: string, query = '') {
  const answer = await post(query, await webhookFor(database, name))
  expect(answer.status).toBe(200)
  return (await answer.json()) as { revalidated: string[]; warmed: number }
}

/** Runs `npm run revalidate` for the tested site. */
const runScript = (...options: string[]) =>
  capture(process.execPath, [
    inProject('scripts/revalidate.ts'),
    ...options,
    ...['--url', new URL(endpoint).origin],
  ])

const onBoth = (path: string) => Promise.all(siteIds.map((site) => get(path, { host: hosts[site] })))
const bothBecome = (path: string, isRight: (answer: Answer) => boolean) =>
  expect
    .poll(async () => (await onBoth(path)).map(isRight), { message: path, timeout: 15_000 })
    .toEqual([true, true])

/** An id that this community's selection of cities includes. */
function drawnId(communityId: string, cityIds: readonly string[]): string {
  for (;;) {
    const id = randomUUID()
    if (drawCities(communityId, [...cityIds, id], citiesOfCommunity).includes(id)) return id
  }
}

test.describe('Revalidation', () => {
  test('tells each caller what was wrong', async () => {
    const statuses = await Promise.all([
      fetch(endpoint),
      post('', { all: true }, { 'content-type': 'application/json' }),
      post('', { all: true }, { ...json, authorization: `Bearer ${secret.slice(1)}` }),
      post('', { all: true }, { ...json, 'content-type': 'text/plain' }),
      post('', { all: 'yes' }),
      post('', 'x'.repeat(1_048_577)),
      post('', { table: 'cities', slug: 'no-such-city' }),
      post('/pending', {}, { 'content-type': 'application/json' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([405, 401, 401, 415, 400, 413, 200, 401])
    expect(await statuses[4]?.json()).toEqual({ error: expect.stringContaining('Expected one of') })
    // Next itself answers other methods.
    for (const { headers } of statuses.slice(1)) expect(headers.get('cache-control')).toBe('no-store')
  })

  test('shows a new city, its new text, its new address and its deletion at once, on both hosts', async ({
    database,
  }) => {
    test.setTimeout(120_000)
    // A community without groups: its page shows the cities that are drawn.
    const linked = await database.read(
      'communities',
      'select=id,slug,group_communities(group_id)&order=id&limit=100',
    )
    const community = linked.find(
      (row) => (row as { group_communities?: unknown[] }).group_communities?.length === 0,
    )
    if (!community) throw new Error('There is no community without groups')
    const cities = await database.read('cities', 'select=id&limit=1000')
    const id = drawnId(
      community.id,
      cities.map((other) => other.id),
    )
    const city = await database.addCity({ id, long_description: '# First\n\nThe first text.' })
    const { slug } = city
    const path = `/cities/${slug}`
    expect((await send(database, slug)).revalidated).toEqual(expect.arrayContaining(['cities', 'city-ids']))
    await bothBecome(path, ({ status, body }) => status === 200 && body.includes('The first text.'))
    await bothBecome('/cities', ({ body }) => body.includes(`href="${path}"`))
    const leading = `/communities/${community.slug}`
    await bothBecome(leading, ({ body }) => body.includes(`href="${path}/`))

    // A text that no list shows: only the city's own page is stale, and the next visitor gets the renewed one.
    await database.update('cities', `id=eq.${city.id}`, { long_description: '# Second\n\nThe second text.' })
    const answer = await send(database, slug, '?wait=1')
    expect(answer.revalidated).toEqual([`city:${slug}`, 'pages'])
    expect(answer.warmed).toBeGreaterThanOrEqual(2)
    for (const { body, headers } of await onBoth(path)) {
      expect(body).toContain('The second text.')
      expect(headers['x-nextjs-cache']).toBe('HIT')
    }

    // Two edits in a row: the second arrives while the page may still be rendering after the first.
    for (const text of ['third', 'fourth']) {
      await database.update('cities', `id=eq.${city.id}`, { long_description: `# T\n\nThe ${text} text.` })
      await send(database, slug)
    }
    await bothBecome(path, ({ body }) => body.includes('The fourth text.'))

    // A name affects the lists and the pages that link to the city, whichever cities exist.
    const name = `${city.name} Renamed`
    await database.update('cities', `id=eq.${city.id}`, { name })
    const { revalidated } = await send(database, slug)
    expect(revalidated).toContain(`city-card:${id}`)
    expect(revalidated).not.toContain('city-ids')
    await bothBecome(leading, ({ body }) => body.includes(name))

    const renamed = `${slug}-2`
    await database.update('cities', `id=eq.${city.id}`, { slug: renamed })
    expect((await send(database, renamed)).revalidated).toEqual(
      expect.arrayContaining([`city:${slug}`, `city:${renamed}`, 'cities']),
    )
    const [redirect] = await database.read('redirects', `from_path=eq.${path}`)
    database.removeLater('redirects', redirect?.id ?? '')
    await bothBecome(path, (answer) => locationOf(answer) === `/cities/${renamed}`)
    await bothBecome(
      `/cities/${renamed}`,
      ({ status, body }) => status === 200 && body.includes('The fourth text.'),
    )
    await bothBecome(
      '/cities',
      ({ body }) => body.includes(`href="/cities/${renamed}"`) && !body.includes(`href="${path}"`),
    )

    await database.removeAdded()
    await send(database, renamed)
    await bothBecome(`/cities/${renamed}`, ({ status }) => status === 404)
  })

  test('renews a page by its path, and processes lost changes when pending ones are requested', async ({
    database,
    site,
  }) => {
    const slug = unique(site)
    const path = `/blog/${slug}`
    const article = await database.add('blog_posts', { title: slug, slug, content: 'Text one.' })
    await send(database, slug)
    await bothBecome(path, ({ body }) => body.includes('Text one.'))

    await database.update('blog_posts', `id=eq.${article.id}`, { content: 'Text two.' })
    const byPath = await post('?wait=1', { paths: [path] })
    expect(await byPath.json()).toEqual({ revalidated: [path], warmed: 2 })
    // The first renewal may still be rendering the page, which is then rendered again.
    await bothBecome(path, ({ body }) => body.includes('Text two.'))

    await database.update('blog_posts', `id=eq.${article.id}`, { content: 'Nobody was told.' })
    const { change_id: id } = await webhookFor(database, slug)
    const deliveredAt = async () => (await database.read('content_changes', `id=eq.${id}`))[0]?.delivered_at
    expect(await deliveredAt()).toBeNull()
    await expect
      .poll(
        async () => {
          expect((await post('/pending', {})).status).toBe(200)
          return deliveredAt()
        },
        { timeout: 30_000, intervals: [1_000] },
      )
      .toBeTruthy()
    await bothBecome(path, ({ body }) => body.includes('Nobody was told.'))
  })

  test('is ordered from a terminal, which says when nothing was renewed', async ({ database }) => {
    const { slug } = await database.addCity({})
    await expect
      .poll(async () => (await onBoth(`/cities/${slug}`)).map(({ status }) => status))
      .toEqual([200, 200])
    const renewed = await runScript('--table', 'cities', '--slug', slug)
    expect(renewed).toMatchObject({ code: 0, stdout: expect.stringContaining(`city:${slug}`) })
    expect(await runScript('--path', `/cities/${slug}`)).toMatchObject({ code: 0 })
    for (const path of ['/citis/tokyo', '/cities/no-such-city']) {
      expect(await runScript('--path', path)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('No page'),
      })
    }
  })

  test('takes the webhook of a long article, with its old and its new row', async ({ database, site }) => {
    const slug = unique(site)
    const content = (text: string) => `${text}\n\n${'A sentence of this long article. '.repeat(9_500)}`
    const article = await database.add('blog_posts', { title: slug, slug, content: content('Text one.') })
    await database.update('blog_posts', `id=eq.${article.id}`, { content: content('Text two.') })
    const event = await webhookFor(database, slug)
    // As a webhook made in the dashboard sends it, which has no number and both rows in full.
    const whole = {
      ...{ type: 'UPDATE', schema: 'public', table: 'blog_posts' },
      record: { ...article, ...(event.record as object), content: content('Text two.') },
      old_record: { ...article, content: content('Text one.') },
    }
    expect(JSON.stringify(whole).length).toBeGreaterThan(2 * 300 * 1024)
    const answer = await post('', whole)
    expect(answer.status).toBe(200)
    expect((await answer.json()).revalidated).toContain(`article:${slug}`)
    await bothBecome(`/blog/${slug}`, ({ body }) => body.includes('Text two.'))
  })

  test('an invented address costs the database no request of its own', async ({ database }) => {
    const junk = await Promise.all(Array.from({ length: 40 }, (_, n) => onBoth(`/cities/no-such-city-${n}`)))
    expect(new Set(junk.flat().map(({ status }) => status))).toEqual(new Set([404]))
    const city = await database.addCity({})
    await send(database, city.slug)
    await expect
      .poll(async () => (await onBoth(`/cities/${city.slug}`)).map(({ status }) => status), {
        timeout: 5_000,
      })
      .toEqual([200, 200])
  })
})

test('Everything can be renewed at once', { tag: '@alone' }, async ({ database }) => {
  test.skip(!ownSite, needsOwnSite)
  const city = await database.addCity({ long_description: '# A\n\nThe first text.' })
  const path = `/cities/${city.slug}`
  await bothBecome(path, ({ body }) => body.includes('The first text.'))
  // The tests' site follows no log, so nothing but the next order tells it of this edit.
  await database.update('cities', `id=eq.${city.id}`, { long_description: '# A\n\nThe second text.' })
  expect(await (await post('', { all: true })).json()).toMatchObject({ revalidated: ['all'] })
  await bothBecome(path, ({ body }) => body.includes('The second text.'))
})

// The proxy in front of the database slows the whole site down.
test.describe('While a page is rendered', { tag: '@alone' }, () => {
  test.skip(!ownSite, needsOwnSite)
  test.afterEach(() => orderProxy({ mode: 'pass' }))

  test('an edit is not lost: what was rendered from the row before it is rendered again', async ({
    database,
  }) => {
    test.setTimeout(90_000)
    const city = await database.addCity({ long_description: '# A\n\nThe first text.' })
    const path = `/cities/${city.slug}`
    await send(database, city.slug)
    await bothBecome(path, ({ body }) => body.includes('The first text.'))

    // A new place makes the page render again; it has the city's row at once and waits for its places.
    await orderProxy({ mode: 'slow', ms: 4_000, table: 'local_suggestions' })
    const place = await database.add('local_suggestions', { city_id: city.id, title: 'Reading Room' })
    await send(database, place.id)
    const visits = setInterval(() => void onBoth(path).catch(() => {}), 100)
    await pause(2_000)
    await database.update('cities', `id=eq.${city.id}`, { long_description: '# A\n\nThe second text.' })
    await send(database, city.slug)
    await orderProxy({ mode: 'pass' })
    await bothBecome(path, ({ body }) => body.includes('Reading Room'))
    clearInterval(visits)
    await bothBecome(path, ({ body }) => body.includes('The second text.'))
  })
})
