import { expect, it } from 'vitest'
import type { Group } from '@/lib/entities/group'
import { parseRule } from '@/lib/facts/recurrence'
import { groupNode } from './group-node'

const leeds = { name: 'Leeds', timeZone: 'Europe/London' }
const group = {
  id: '1',
  name: 'Hyde Park Harriers',
  what: 'A running club.',
  url: 'https://harriers.example/',
  place: 'The Edge',
  join: 'free',
  durationMinutes: 60,
  communities: [{ slug: 'running' }],
  schedule: { rule: parseRule('FREQ=WEEKLY;BYDAY=TU'), rhythm: null, start: '19:00', months: [] },
} as unknown as Group
const node = (change: Partial<Group> = {}) => groupNode({ ...group, ...change }, leeds)

it('a group is an organization with an event that has a schedule in the city’s time zone', () => {
  expect(node()).toMatchObject({
    '@type': 'SportsClub',
    name: 'Hyde Park Harriers',
    event: {
      '@type': 'Event',
      isAccessibleForFree: true,
      location: { '@type': 'Place', name: 'The Edge', address: 'Leeds' },
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: ['https://schema.org/Tuesday'],
        startTime: '19:00:00',
        duration: 'PT60M',
        scheduleTimezone: 'Europe/London',
      },
    },
  })
})

it('a choir is a music group, a run in the park neither club nor group of musicians', () => {
  const choir = {
    name: "Leeds People's Choir",
    communities: [{ slug: 'choir' }],
  } as unknown as Partial<Group>
  expect(node(choir)['@type' as never]).toBe('MusicGroup')
  expect(node({ name: 'Woodhouse Moor parkrun' })['@type' as never]).toBe('Organization')
})

it('the second Friday has its week of the month', () => {
  const rule = parseRule('FREQ=MONTHLY;BYDAY=2FR')
  expect(node({ schedule: { ...group.schedule, rule } })).toMatchObject({
    event: { eventSchedule: { repeatFrequency: 'P1M', byMonthWeek: [2] } },
  })
})

it('has no event without a rule', () => {
  expect(node({ schedule: { ...group.schedule, rule: null } })).not.toHaveProperty('event')
})
