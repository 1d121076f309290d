import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Place } from '@/lib/entities/suggestion'
import { SuggestionCard } from './suggestion-card'

const place: Place = {
  id: '1',
  title: 'Roundhay Park',
  description: 'Two lakes and wide lawns.',
  communities: [],
  days: ['sat'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  isIndoors: false,
  caution: '',
}
const draw = (changes: Partial<Place>) =>
  renderToStaticMarkup(<SuggestionCard suggestion={{ ...place, ...changes }} citySlug="leeds" />)

test('a danger stands beside its place', () => {
  expect(draw({ caution: 'By daylight: the woods have no lamps.' })).toContain(
    'By daylight: the woods have no lamps.',
  )
  expect(draw({})).not.toContain('⚠')
})

test('a place with a season says which, and one for all year says nothing', () => {
  expect(draw({ months: [4, 5, 6] })).toContain('In season: April to June.')
  expect(draw({})).not.toContain('In season')
})
