import { expect, it } from 'vitest'
import { rhythmOf } from './rhythm.ts'

it.each([
  [null, {}],
  [' at 19:00', {}],
  ['Saturdays, in the morning', { rrule: 'FREQ=WEEKLY;BYDAY=SA' }],
  ['Mondays at 9:00', { rrule: 'FREQ=WEEKLY;BYDAY=MO', start: '09:00' }],
  ['Mondays and Wednesdays at 18:00', { rrule: 'FREQ=WEEKLY;BYDAY=MO,WE', start: '18:00' }],
  ['weekly', { rrule: 'FREQ=WEEKLY' }],
  ['every other week', { rrule: 'FREQ=WEEKLY;INTERVAL=2' }],
  ['every other Saturday at 14:00', { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', start: '14:00' }],
  ['once a month', { rrule: 'FREQ=MONTHLY' }],
  ['last Thursday of the month', { rrule: 'FREQ=MONTHLY;BYDAY=-1TH' }],
  ['second and fourth Sunday of the month at 15:00', { rrule: 'FREQ=MONTHLY;BYDAY=2SU,4SU', start: '15:00' }],
  ['Saturdays, once a month at 12:00', { rhythm: 'once a month, on a Saturday', start: '12:00' }],
  ['once a month, on a Friday at 19:29', { rhythm: 'once a month, on a Friday', start: '19:29' }],
  ['Fridays, about once a month', { rhythm: 'Fridays, about once a month' }],
  ['every full moon', { rhythm: 'every full moon' }],
  [
    'Wednesdays at 19:00 (summer); Sundays at 14:00 (winter)',
    { rhythm: 'Wednesdays at 19:00 in summer, Sundays at 14:00 in winter' },
  ],
  ['Sundays; Mondays at 18:00', { rhythm: 'Sundays, Mondays at 18:00' }],
])('%s', (when, rhythm) => {
  expect(rhythmOf(when)).toEqual(rhythm)
})
