import { expect, it } from 'vitest'
import { affinityIcon } from '@/components/affinity/affinity-icon'
import { communityIcon } from './community-icon'

it.each(['constructor', 'tostring', '__proto__', 'no-such'])('the slug %s has the general icon', (slug) => {
  expect(communityIcon(slug)).toBe(communityIcon('another'))
  expect(affinityIcon(slug)).toBe(affinityIcon('another'))
  expect(communityIcon(slug)).not.toBe(communityIcon('hiking'))
})
