import { expect, it } from 'vitest'
import { drawable } from './drawable'

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
