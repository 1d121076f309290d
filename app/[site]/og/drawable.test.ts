import { expect, it } from 'vitest'
import { drawable, readableName } from './drawable'

it.each([
  ['São Paulo', 'São Paulo'],
  ['Kırşehir, Łódź, Reykjavík', 'Kırşehir, Łódź, Reykjavík'],
  ['“Over 50s” – it’s here…', '“Over 50s” – it’s here…'],
  // Letters that the fonts lack become their base letters.
  ['Ĉevalo Ţara Hà Nội', 'Cevalo Tara Hà Noi'],
  ['non‑breaking', 'non-breaking'],
  ['  Tokyo 東京 \n🎉 now ', 'Tokyo now'],
  ['e\u0301', 'é'],
])('%j is drawn as %j', (text, drawn) => expect(drawable(text)).toBe(drawn))

it.each([
  ['東京', 'tokyo', 'Tokyo'],
  ['東京で友達を作る', 'friends-in-tokyo', 'Friends in tokyo'],
  ['Київ', 'kyiv', 'Kyiv'],
  ['🎉', 'party-people', 'Party people'],
  ['東京 Tokyo', 'x', '東京 Tokyo'],
  ['Hà Nội', 'hanoi', 'Hà Nội'],
  ['24/7', 'all-day', '24/7'],
])('a card named %j can be read: of %s it shows %j', (name, slug, shown) =>
  expect(readableName(name, slug)).toBe(shown),
)
