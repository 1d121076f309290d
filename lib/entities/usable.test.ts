import { expect, it, vi } from 'vitest'
import { usableDate, usableTexts } from './usable'
import { words } from './words'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

it.each([
  [['Edo', null], ['Edo']],
  [['', ' ', '\u00a0', 'Edo'], ['Edo']],
  [[' Edo ', 'edo'], ['edo']],
  [null, []],
  [
    ['constructor', '__proto__'],
    ['constructor', '__proto__'],
  ],
  [[['Edo']], []],
])('the list %j is read as %j', (list, expected) => {
  expect(usableTexts('cities', 'Tokyo', 'other_names', list)).toEqual(expected)
})

it('a skipped entry is logged with its row', () => {
  usableTexts('cities', 'Osaka', 'languages', ['Japanese', null])
  expect(warn).toHaveBeenCalledWith(
    'Content: cities "Osaka": languages has an empty or odd entry; it is skipped',
  )
})

it.each(['infinity', '-infinity', '12026-01-01', 'soon', 7])('the date %j is none', (date) =>
  expect(usableDate('blog_posts', 'A', 'date', date)).toBeNull(),
)

it.each(['<p><br></p>', '\u00a0', '\u200b', '&nbsp;'])('a text of %j counts as none', (blank) =>
  expect(words('lff', { name: 'plain', name_lff: blank }, 'name')).toBe('plain'),
)
