// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { isBeingRead, recordTagReads } from './recent-reads'

afterEach(() => vi.restoreAllMocks())

it('a tag counts as being read for as long as a page may take to render', async () => {
  const now = performance.now()
  const at = async (ms: number) => {
    vi.spyOn(performance, 'now').mockReturnValue(now + ms)
    // The cache reads the clock once per millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await at(0)
  recordTagReads(['city:tokyo'])
  expect(isBeingRead('city:osaka')).toBe(false)
  await at(29_000)
  expect(isBeingRead('city:tokyo')).toBe(true)
  await at(31_000)
  expect(isBeingRead('city:tokyo')).toBe(false)
})
