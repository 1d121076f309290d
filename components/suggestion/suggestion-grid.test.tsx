import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SuggestionGrid } from './suggestion-grid'

const suggestions = [{ id: '1', title: 'Central Library', description: 'Open from Tuesday to Saturday.' }]
const hint = 'Opening days change.'

test('the places of a city come with a word on opening days, and tips for every city do without', () => {
  expect(renderToStaticMarkup(<SuggestionGrid suggestions={suggestions} city="Leeds" />)).toContain(hint)
  expect(renderToStaticMarkup(<SuggestionGrid suggestions={suggestions} />)).not.toContain(hint)
})
