import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isBeingRead, recordTagReads } from './recent-reads'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout'] }))
afterEach(() => vi.useRealTimers())

it('a tag counts as being read for as long as a page may take', () => {
  recordTagReads(['city:tokyo'])
  expect(isBeingRead('city:tokyo')).toBe(true)
  expect(isBeingRead('city:osaka')).toBe(false)
  vi.advanceTimersByTime(29_000)
  expect(isBeingRead('city:tokyo')).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(isBeingRead('city:tokyo')).toBe(false)
})
