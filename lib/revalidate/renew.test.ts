import { revalidateTag } from 'next/cache'
import { beforeEach, expect, it, vi } from 'vitest'
import { notifyIndexNow } from '@/lib/indexnow'
import { requestUntilFresh } from './own-pages'
import { renew } from './renew'

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }))
vi.mock('next/server', () => ({ after: vi.fn() }))
vi.mock('@/lib/indexnow', () => ({ notifyIndexNow: vi.fn(async () => 0) }))
vi.mock('./own-pages', () => ({ requestUntilFresh: vi.fn() }))

/** What happened, in order. */
let log: string[]
/** Ends the rendering of a page that was requested. */
let finish: Map<string, (isFresh?: boolean) => void>

beforeEach(() => {
  log = []
  finish = new Map()
  vi.mocked(notifyIndexNow).mockClear()
  vi.mocked(revalidateTag).mockImplementation((tag) => void log.push(`mark ${tag}`))
  vi.mocked(requestUntilFresh).mockImplementation((path, site) => {
    log.push(`${site}${path}`)
    return new Promise((resolve) => {
      finish.set(`${site}${path}`, (isFresh = true) => {
        log.push(`done ${site}${path}`)
        resolve(isFresh)
      })
    })
  })
})

const until = (line: string) => vi.waitFor(() => expect(log).toContain(line))

/** Ends the next rendering of a page on both sites, once it is requested. */
async function finishOnBoth(path: string, isFresh = true): Promise<void> {
  for (const site of ['lff', 'mnf']) {
    const page = `${site}${path}`
    await vi.waitFor(() => expect([...finish.keys()]).toContain(page))
    finish.get(page)?.(isFresh)
    finish.delete(page)
  }
}

it('marks the tags before it requests the pages, on both sites, in their order, two at a time', async () => {
  const { asked, fresh } = await renew({ tags: ['city:oslo', 'cities'], pages: ['/cities/oslo', '/cities'] })
  expect(asked).toBe(4)
  expect(log).toEqual(['mark city:oslo', 'mark cities'])
  await until('mnf/cities/oslo')
  expect(log.slice(2)).toEqual(['lff/cities/oslo', 'mnf/cities/oslo'])
  await finishOnBoth('/cities/oslo')
  await finishOnBoth('/cities')
  expect(await fresh).toBe(4)
})

it('keeps the last good page: tags are marked stale, not expired', async () => {
  await renew({ tags: ['city:oslo'], pages: [] })
  expect(revalidateTag).toHaveBeenLastCalledWith('city:oslo', 'max')
})

it('counts and announces the pages that are fresh, and no others', async () => {
  const { fresh } = await renew({ tags: ['a'], pages: ['/one', '/two'] })
  await finishOnBoth('/one')
  await finishOnBoth('/two', false)
  expect(await fresh).toBe(2)
  expect(notifyIndexNow).toHaveBeenCalledWith({ lff: ['/one'], mnf: ['/one'] })
})

it('a page that still waits its turn is not requested twice', async () => {
  const first = await renew({ tags: ['a'], pages: ['/first', '/waits'] })
  await until('mnf/first')
  const second = await renew({ tags: ['b'], pages: ['/waits'] })
  await finishOnBoth('/first')
  await finishOnBoth('/waits')
  expect([await first.fresh, await second.fresh]).toEqual([4, 2])
  expect(log.filter((line) => line === 'lff/waits')).toHaveLength(1)
})

it('a page that is being requested is requested again after the next edit', async () => {
  const first = await renew({ tags: ['first'], pages: ['/page'] })
  await until('mnf/page')
  const second = await renew({ tags: ['second'], pages: ['/page'] })
  await finishOnBoth('/page')
  await finishOnBoth('/page')
  expect([await first.fresh, await second.fresh]).toEqual([2, 2])
})
