import { expect, it } from 'vitest'
import { longDate } from './long-date'

it.each([
  ['2026-11-05', 'November 5, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  // the day of the article, wherever the reader is
  ['2026-01-01T00:00:00Z', 'January 1, 2026'],
  ['2026-12-31T23:59:59Z', 'December 31, 2026'],
  ['some day', 'some day'],
])('%s is written %s', (date, written) => expect(longDate(date)).toBe(written))
