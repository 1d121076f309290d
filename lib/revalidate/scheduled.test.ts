import { expect, it } from 'vitest'
import { watchSchedule } from './scheduled'

it('renews an article once its time has come, once, and again if that failed', async () => {
  const published = [
    { slug: 'tea', at: 1_500 },
    { slug: 'cake', at: 3_000 },
  ]
  const stop = new AbortController()
  const renewed: [slug: string, at: number][] = []
  let clock = 0
  let refusals = 1
  await watchSchedule({
    publishedBetween: async (from, to) =>
      published.filter(({ at }) => at > from.getTime() && at <= to.getTime()).map(({ slug }) => slug),
    renew: async (slug) => {
      if (slug === 'cake' && refusals-- > 0) throw new Error('down')
      renewed.push([slug, clock])
    },
    intervalMs: 0,
    signal: stop.signal,
    now: () => {
      clock += 1_000
      if (clock > 8_000) stop.abort()
      return new Date(clock)
    },
  })
  expect(renewed).toEqual([
    ['tea', 2_000],
    ['cake', 4_000],
  ])
})
