import { expect, it } from 'vitest'
import { missingLffFields } from './test-tools'

const row = {
  id: '1',
  name: 'Rome',
  micro_description: 'micro',
  short_description: ' short ',
  long_description: '',
  micro_description_lff: 'own',
  short_description_lff: ' ',
  long_description_lff: null,
}

it('fills each missing LFF field with [LFF] and the plain text', () => {
  expect(missingLffFields(row)).toEqual({ short_description_lff: '[LFF] short' })
})

it('leaves a complete row alone', () => {
  expect(missingLffFields({ ...row, short_description_lff: 'own' })).toBeNull()
})
