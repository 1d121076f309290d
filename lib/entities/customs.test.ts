import { expect, test } from 'vitest'
import { noCustoms as none } from '@/lib/city-page/no-facts'
import { customsOfCity } from './customs'

test('a city speaks for itself where it differs, and its country speaks for the rest', () => {
  const country = { ...none, language: 'English will do.', seasons: 'September.' }
  expect(customsOfCity({ ...none, language: 'Learn some Welsh.' }, country)).toEqual({
    ...none,
    language: 'Learn some Welsh.',
    seasons: 'September.',
  })
  expect(customsOfCity(none, undefined)).toEqual(none)
})
