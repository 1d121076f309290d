import { expect, it } from 'vitest'
import { needOf } from './care'

it.each([
  'suicide',
  'Suicidal thoughts',
  'i want to die',
  'kill myself',
  "I don't want to live",
  'i do not want to live',
  'i wish i was dead',
  'ending my life',
  'self-harm',
  'quiero morir',
])('sees that somebody may be in danger: %s', (text) => {
  expect(needOf(text)).toBe('danger')
})

it.each([
  'depressed',
  'depression support group london',
  'crisis',
  'help',
  'I need help',
  'please help',
  'i hate my life',
  'need someone to talk to',
  'i have no one to talk to',
])('sees that somebody may need a person to talk to: %s', (text) => {
  expect(needOf(text)).toBe('need')
})

it.each([
  ...[
    '',
    'helsinki',
    'diego',
    'hiking tokyo',
    'swing dance',
    'san diego',
    'lonely planet',
    'helping at a food bank',
  ],
  'help me find hiking groups in tokyo',
])('takes nothing else for it: "%s"', (text) => {
  expect(needOf(text)).toBeNull()
})
