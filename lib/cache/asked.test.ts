import { expect, it } from 'vitest'
import { askedRecently, noteAsked } from './asked'

it('tells under which tags a page asked within the last ten seconds', () => {
  const start = Date.now()
  noteAsked(['city:tokyo', 'apps'], start)
  noteAsked(['apps'], start + 8_000)
  expect(askedRecently(['city:tokyo', 'apps', 'cities'], start + 9_000)).toEqual(['city:tokyo', 'apps'])
  expect(askedRecently(['city:tokyo', 'apps'], start + 11_000)).toEqual(['apps'])
})

it('forgets the oldest, so that its memory is bounded', () => {
  const start = Date.now() + 60_000
  for (let n = 0; n < 60_000; n++) noteAsked([`city:c${n}`], start)
  const left = askedRecently(
    Array.from({ length: 60_000 }, (_, n) => `city:c${n}`),
    start,
  )
  expect(left).toHaveLength(50_000)
  expect(left.at(-1)).toBe('city:c59999')
})
