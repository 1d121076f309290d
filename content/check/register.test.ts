import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import type { Content } from './content.ts'
import { checkRegister, isOver, registerOf } from './register.ts'
import { contentWith, first } from './sample.ts'
import { registerTable } from './terminal.ts'

/** What is counted of a name's part, with one change to Tokyo's texts. */
const counted = (part: string, change: Partial<Content['cities'][number]>) => {
  const content = contentWith(({ cities }) => Object.assign(first(cities), change))
  const move = registerOf(content).find(({ name }) => name.includes(part))
  if (!move) throw new Error(`No move is called ${part}.`)
  return move.count - (registerOf(contentWith(() => {})).find(({ name }) => name === move.name)?.count ?? 0)
}
/** Opens and closes on words that the register does not count. */
const calm = (text: string) =>
  `${'Calm words of a quiet kind. '.repeat(6)}${text} This is how a long sentence ends here.`

it.each([
  [
    'begins with the place',
    { short_description: 'In Tokyo people work.', short_description_lff: 'Rain.' },
    -1,
  ],
  ['goes on with a command', { short_description: 'Groups meet here. Ask at the desk: they know.' }, 1],
  ['goes on with a command', { short_description: 'Ask at the desk. Groups meet there.' }, 0],
  ['says "you" at once', { long_description_lff: '## You\n\nRain falls and you’re indoors.' }, 1],
  ['says "you" at once', { long_description_lff: `${calm('')} You.` }, 0],
  [
    'under nine words',
    { long_description: 'The choir of the harbor sings on every Monday evening. Tea follows.' },
    1,
  ],
  ['last sentence is a command', { long_description: calm('').replace(/This is.*/, 'Bring a cup. ') }, 1],
  ['nobody', { long_description: calm('Nobody asks, and no one minds.') }, 2],
  ['the same', { long_description: calm('The same hour, *the same* room.') }, 2],
  ['bench', { long_description_lff: calm('A bench, two benches, one workbench.') }, 2],
  ['semicolons', { short_description_lff: 'One; two; three.' }, 2],
  ['has views', { long_description: calm('Everyone has views on soup.') }, 1],
  ['absolution', { long_description: calm("It isn't rude.") }, 1],
])('counts "%s" in %o', (part, change, more) => {
  expect(counted(part, change)).toBe(more)
})

it('warns of what is over its limit, and never fails for it', () => {
  const content = contentWith(({ cities }) => {
    first(cities).long_description = calm('Nobody. '.repeat(201))
  })
  const found = checkRegister(content).filter(({ message }) => message.includes('nobody'))
  expect(found).toMatchObject([
    { severity: 'error', row: 'all cities', message: '"nobody", "no one": 201, at most 200.' },
  ])
})

it('counts each form once: exactly the limit is within it', () => {
  expect(isOver({ name: '', count: 3, of: 20, most: 0.15 })).toBe(false)
  expect(isOver({ name: '', count: 4, of: 20, most: 0.15 })).toBe(true)
  expect(isOver({ name: '', count: 200, of: null, most: 200 })).toBe(false)
  expect(isOver({ name: '', count: 201, of: null, most: 200 })).toBe(true)
})

it('prints the table with its limits', () => {
  const table = registerTable([
    { name: 'semicolons', count: 2_523, of: null, most: 700 },
    { name: 'a command', count: 9, of: 50, most: 0.2 },
  ])
  expect(stripVTControlCharacters(table)).toBe(`
Turns of phrase in the texts of cities
    2,523  at most  700  semicolons
     18 %  at most 20 %  a command`)
})
