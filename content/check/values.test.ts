import { expect, it } from 'vitest'
import { contentWith, first } from './sample.ts'
import { checkDays } from './values.ts'

it.each([
  ['Climb the hill with a friend before dark.', true],
  ['Go by day, in company, and sit where the families sit.', true],
  ['Never swim here alone.', true],
  ['A public table is a good place to be quiet in company.', false],
  ['A walk with stalls, and someone always plays.', false],
])('tells whether a place asks for company: %s', (description, asks) => {
  const found = checkDays(
    contentWith(({ suggestions }) => Object.assign(first(suggestions), { description })),
  )
  expect(found.length > 0).toBe(asks)
})
