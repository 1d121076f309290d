import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../scripts/lib/project.ts'
import { unique } from './database.ts'
import { expect, test } from './fixtures.ts'
import { basePort, buildDirectory, hosts } from './hosts.ts'
import type { Answer } from './http.ts'

const secret = process.env.PREVIEW_SECRET ?? ''
const renewalSecret = process.env.REVALIDATE_SECRET ?? ''
const open = (path: string, given = secret) =>
  `/api/preview?secret=${encodeURIComponent(given)}&path=${encodeURIComponent(path)}`

/** The cookies of a response, as a browser would send them back. */
const cookieOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

test.describe('A preview', { tag: '@built' }, () => {
  test('opens only with the secret, and leads only to this site', async ({ get }) => {
    for (const given of ['', 'wrong', `${secret}x`, renewalSecret]) {
      const { status, headers } = await get(open('/blog', given))
      expect(status, given).toBe(401)
      expect(headers['set-cookie'], given).toBeUndefined()
    }
    for (const path of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test/',
      '/\t/evil.test',
      '/.//evil.test',
      'x',
    ]) {
      const { status, headers } = await get(open(path))
      expect(status, path).toBe(400)
      expect(headers.location ?? headers['set-cookie'], path).toBeUndefined()
    }
    const opened = await get(open('/blog?tag=community'))
    expect(opened.status).toBe(307)
    expect(opened.headers.location).toBe('/blog?tag=community')
    expect(opened.headers['cache-control']).toBe('no-store')
    expect(cookieOf(opened)).toMatch(/^__prerender_bypass=.+/)
  })

  test('opens with a secret that renews nothing', async ({ request }) => {
    const answer = await request.post(`http://127.0.0.1:${basePort}/api/revalidate`, {
      headers: { authorization: `Bearer ${secret}` },
      data: { all: true },
    })
    expect(answer.status()).toBe(401)
  })

  test('shows a scheduled article that nobody else gets, until it is due', async ({
    get,
    database,
    site,
    appears,
    request,
  }) => {
    const slug = unique(site)
    const path = `/blog/${slug}`
    const title = `Scheduled ${slug}`
    const inTime = (ms: number) => new Date(Date.now() + ms).toISOString()
    await database.add('blog_posts', { title, slug, content: 'Soon.', published_at: inTime(86_400_000) })
    const cookie = cookieOf(await get(open(path)))

    // The article does not exist for visitors, with or without a forged cookie.
    for (const headers of [undefined, { cookie: '__prerender_bypass=forged' }]) {
      expect((await get(path, { headers })).status).toBe(404)
      expect((await get('/blog', { headers })).body).not.toContain(slug)
    }
    for (const previewed of [path, '/blog']) {
      const { status, headers, body } = await get(previewed, { headers: { cookie } })
      expect(status).toBe(200)
      expect(body).toContain(title)
      expect(body).toContain('Leave preview')
      expect(headers['cache-control']).toMatch(/private.*no-store/)
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(String(headers['content-security-policy']).match(/default-src 'none'/g)).toHaveLength(1)
    }
    const junk = await get(`/blog/${slug}-junk`, { headers: { cookie } })
    expect(junk.status).toBe(404)
    const stored = readdirSync(join(inProject(buildDirectory), 'server'), {
      recursive: true,
      encoding: 'utf8',
    })
    expect(stored.filter((file) => file.includes(slug))).toEqual([])
    expect((await get('/blog')).body).not.toContain('Leave preview')

    // When its time has come, the follower of the log orders this (lib/revalidate/scheduled.ts). The tests' site has none.
    await database.update('blog_posts', `slug=eq.${slug}`, { published_at: inTime(5_000) })
    const { body } = await appears(path)
    expect(body).toContain(title)
    expect(body).not.toContain('Leave preview')
    const ordered = await request.post(`http://127.0.0.1:${basePort}/api/revalidate`, {
      headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` },
      data: { table: 'blog_posts', slug },
    })
    expect(ordered.status()).toBe(200)
    await expect.poll(async () => (await get('/blog')).body, { timeout: 40_000 }).toContain(slug)
  })

  test('ends when its button is pressed, and returns to the page', async ({ get, site }) => {
    const cookie = cookieOf(await get(open('/blog')))
    const left = await get('/api/preview/exit', {
      headers: { cookie, referer: `http://${hosts[site]}/blog?tag=x` },
    })
    expect(left.status).toBe(303)
    expect(left.headers.location).toBe('/blog?tag=x')
    expect(left.headers['set-cookie']?.join()).toMatch(/__prerender_bypass=;.*Expires=Thu, 01 Jan 1970/)
    const elsewhere = await get('/api/preview/exit', { headers: { referer: 'https://evil.test/x' } })
    expect(elsewhere.headers.location).toBe('/')
  })
})
