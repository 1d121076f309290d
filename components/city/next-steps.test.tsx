import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Finder } from '@/lib/entities/finder'
import type { Group } from '@/lib/entities/group'
import { SeeWhatIsOn } from './next-steps'

const parkrun: Finder = {
  id: '1',
  kind: 'chapters',
  name: 'parkrun',
  description: '',
  url: 'https://www.parkrun.com/',
}
const itsGroup = { name: 'Woodhouse Moor parkrun', listedBy: '' } as Group
const draw = (finders: Finder[], groups: Group[] = []) =>
  renderToStaticMarkup(<SeeWhatIsOn title="See what is on" finders={finders} groups={groups} />)

test('networks whose own group the page names are left out, and the part with them', () => {
  expect(draw([parkrun])).toContain('Find a chapter: parkrun')
  expect(draw([parkrun, { ...parkrun, name: 'Rotary', url: 'https://rotary.example/' }], [itsGroup])).toMatch(
    /^(?!.*parkrun).*Find a chapter: Rotary/,
  )
  expect(draw([parkrun], [itsGroup])).toBe('')
  expect(draw([])).toBe('')
})

test('the switches of its lists have different names', () => {
  const many = (kind: Finder['kind']) =>
    ['A', 'B', 'C', 'D'].map((name) => ({ ...parkrun, kind, name, url: `https://${kind}.example/${name}` }))
  const html = draw([...many('search'), ...many('chapters')])
  const names = [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/g)].map(([, name]) =>
    name?.replace(/<.*?>/g, ''),
  )
  expect(names).toEqual(['Show 2 more searches', 'Show 2 more clubs'])
})
