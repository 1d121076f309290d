import { expect, it } from 'vitest'
import type { CommunityCard } from '@/lib/entities/community'
import type { Group } from '@/lib/entities/group'
import { parseRule } from '@/lib/facts/recurrence'
import { communitiesHere, groupsFirst } from './communities'

const community = (id: string) => ({ id, name: id }) as CommunityCard
const [choir, hiking, running] = [community('Choir'), community('Hiking'), community('Running')]

const group = (name: string, communities: CommunityCard[], rule: string | null = null, isDayOld = false) =>
  ({
    name,
    communities,
    isDayOld,
    schedule: { rule: rule && parseRule(rule), rhythm: null, start: '09:00:00', months: [] },
  }) as unknown as Group

const groups = [
  group('Moor parkrun', [running], 'FREQ=WEEKLY;BYDAY=SA'),
  group('Harriers', [running], 'FREQ=WEEKLY;BYDAY=TU', true),
  group('Ramblers', [hiking, running]),
]

it('names the groups of each community with the days that are known, and how many more there are', () => {
  expect(communitiesHere([choir, hiking, running], groups).map(({ name, here }) => [name, here])).toEqual([
    ['Choir', ''],
    ['Hiking', 'Ramblers'],
    ['Running', 'Moor parkrun (Saturdays at 9:00), Harriers, and 1 more'],
  ])
})

it('puts those with the most groups first, and keeps the order of the others', () => {
  const all = communitiesHere([choir, community('Chess'), hiking, running], groups)
  expect(groupsFirst(all).map(({ name }) => name)).toEqual(['Running', 'Hiking', 'Choir', 'Chess'])
})
