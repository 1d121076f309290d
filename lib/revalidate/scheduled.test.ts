import { expect, it, vi } from 'vitest'
import { slugsPublishedBetween } from '@/lib/entities/article'
import { watchSchedule } from './scheduled'

vi.mock('@/lib/entities/article', () => ({ slugsPublishedBetween: vi.fn() }))

const start = Date.parse('2026-11-26T10:00:00Z')
const at = (second: number) => new Date(start + second * 1_000)

/** Watches from second 0; `due` says when each article becomes public. Stops after some looks, one a minute. */
async function watch(
  due: Record<string, number>,
  looks: number,
  renew: (slug: string) => Promise<unknown>,
  from = -600,
) {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const stop = new AbortController()
  vi.mocked(slugsPublishedBetween).mockImplementation(async (from, to) => {
    vi.setSystemTime(to.getTime() + 60_000)
    if (--looks <= 0) stop.abort()
    return Object.keys(due).filter((slug) => at(due[slug] ?? 0) > from && at(due[slug] ?? 0) <= to)
  })
  await watchSchedule(at(from), renew, { intervalMs: 1, signal: stop.signal })
  vi.useRealTimers()
}

it('renews an article once its time has come, once, and again if that failed', async () => {
  const renewed: string[] = []
  let refusals = 1
  await watch({ tea: 30, cake: 90 }, 6, async (slug) => {
    if (slug === 'cake' && refusals-- > 0) throw new Error('down')
    renewed.push(slug)
  })
  expect(renewed).toEqual(['tea', 'cake'])
})

it('looks back for a day at most', async () => {
  const renew = vi.fn(async () => {})
  await watch({ tea: -90_000, cake: -3_600 }, 2, renew, -100_000)
  expect(renew).toHaveBeenCalledExactlyOnceWith('cake')
})

it('renews an article whose time came while the site was down', async () => {
  const renew = vi.fn(async () => {})
  await watch({ tea: -300 }, 2, renew)
  expect(renew).toHaveBeenCalledExactlyOnceWith('tea')
})
