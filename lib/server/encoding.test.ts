// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { acceptedEncoding, encode } from './encoding'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.01', 'br'],
  ['deflate', 'identity'],
  ['identity;q=0', 'identity'],
  [undefined, 'identity'],
] as const)('of "%s" the best is %s', (header, encoding) => {
  expect(acceptedEncoding({ 'accept-encoding': header })).toBe(encoding)
})

it('compresses a text without changing it', () => {
  const text = Buffer.from('A café in a town. '.repeat(500))
  const [br, gzip] = [encode(text, 'br'), encode(text, 'gzip')]
  expect(brotliDecompressSync(br)).toEqual(text)
  expect(gunzipSync(gzip)).toEqual(text)
  expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 20)
  expect(encode(text, 'identity')).toBe(text)
})
