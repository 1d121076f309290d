import { expect, it } from 'vitest'
import { cutAtSentence, cutAtWord } from './cut'

it.each([
  ['Japanese without spaces', '東京には友達を作る場所がたくさんあります'.repeat(40)],
  ['one endless word', 'x'.repeat(700)],
  ['families', '👨‍👩‍👧‍👦'.repeat(80)],
  ['Thai', 'กรุงเทพมหานครมีสถานที่มากมายสำหรับพบปะเพื่อนใหม่'.repeat(20)],
  ['letters with marks', 'e\u0301'.repeat(300)],
])('%s is cut to 200 characters, between whole characters', (_, text) => {
  const cut = cutAtSentence(text, 200)
  expect(cut.length).toBeLessThanOrEqual(200)
  expect(cut.length).toBeGreaterThan(150)
  const whole = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
  const kept = [...new Intl.Segmenter('en').segment(cut.slice(0, -1))].map(({ segment }) => segment)
  expect(kept).toEqual(whole.slice(0, kept.length))
})

it('a sentence ends at its end, not after an abbreviation or an initial', () => {
  const text =
    'Come to the hall. It is near St. Mary and J. R. Smith is there from nine to ten on most evenings.'
  expect(cutAtSentence(text, 40)).toBe('Come to the hall.')
  expect(cutAtSentence(text, 60)).toBe('Come to the hall.')
  expect(cutAtSentence('東京です。大阪です。京都です。', 11)).toBe('東京です。大阪です。')
})

it('a headline is cut between words', () => {
  expect(cutAtWord('How to make friends in a new city', 20)).toBe('How to make friends…')
  expect(cutAtWord('Short', 20)).toBe('Short')
})
