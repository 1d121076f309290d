import { expect, it } from 'vitest'
import { fold } from './fold'

it.each([
  ['Tromsø', 'tromso'],
  ['Łódź', 'lodz'],
  ['Đà Nẵng', 'da nang'],
  ['Kırşehir', 'kirsehir'],
  ['İstanbul', 'istanbul'],
  ['Gießen', 'giessen'],
  ['Æbeltoft', 'aebeltoft'],
  ['Garðabær', 'gardabaer'],
  ['São  Paulo\n', 'sao paulo'],
  ['St. Louis', 'st louis'],
  ['Washington, D.C.', 'washington dc'],
  ['ＴＯＫＹＯ', 'tokyo'],
  ['東京', '東京'],
  ['नई दिल्ली', 'नई दिल्ली'.normalize('NFKD')],
  ['.*', ''],
])('%j is compared as %j', (text, folded) => expect(fold(text)).toBe(folded))

it.each([..."'’‘‛`´′ʹʻʼʽʾʿ＇"])('an apostrophe may be any of its forms: %j', (apostrophe) =>
  expect(fold(`Xi${apostrophe}an`)).toBe('xian'),
)

it.each([...'-‐‑‒–—―−﹣－ '])('a hyphen may be any dash or a space: %j', (hyphen) =>
  expect(fold(`Saint${hyphen}Denis`)).toBe('saint denis'),
)

it('is the same for what is folded already', () => {
  for (const name of ['Đà Nẵng', "Côte d'Ivoire", 'Łódź']) expect(fold(fold(name))).toBe(fold(name))
})
