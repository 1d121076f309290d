import { expect, it } from 'vitest'
import { isInNeed } from './care'

it.each([
  'suicide',
  'Suicidal thoughts',
  'i want to die',
  'kill myself',
  "I don't want to live",
  'self-harm',
  'depressed',
  'depression',
  'crisis',
  'help',
  'need someone to talk to',
  'quiero morir',
])('sees that somebody may need a person to talk to now: %s', (text) => {
  expect(isInNeed(text)).toBe(true)
})

it.each([
  '',
  'helsinki',
  'diego',
  'hiking tokyo',
  'swing dance',
  'san diego',
  'lonely planet',
  'helping at a food bank',
])('takes nothing else for it: "%s"', (text) => {
  expect(isInNeed(text)).toBe(false)
})
