import { expect, it } from 'vitest'
import { searchTarget } from './search-target'

it.each([
  ['best city', '/cities'],
  ['Cities in Japan', '/cities'],
  ['a COMMUNITY', '/communities'],
  ['communities', '/communities'],
  ['apps', '/friendship-apps'],
  ['Friend App', '/friendship-apps'],
  // the default keeps what was typed, so that the directory's search starts with it
  ['tokyo', '/cities?q=tokyo'],
  ['', null],
  ['  \t ', null],
])('"%s" leads to %s', (text, target) => expect(searchTarget(text)).toBe(target))
