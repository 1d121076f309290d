// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { acceptedEncoding, encode, worthwhileEncoding } from './encoding'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.01', 'br'],
  ['deflate', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('of "%s" the best is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

it('gives back the same text, smaller', () => {
  const text = Buffer.from('A café in a town. '.repeat(500))
  const [br, gzip] = [encode(text, 'br'), encode(text, 'gzip')]
  expect(brotliDecompressSync(br)).toEqual(text)
  expect(gunzipSync(gzip)).toEqual(text)
  expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 20)
  expect(encode(text, 'identity')).toBe(text)
})

it('leaves alone what fits into a packet', () => {
  expect(worthwhileEncoding(1023, 'br')).toBe('identity')
  expect(worthwhileEncoding(1024, 'br')).toBe('br')
})
