import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/lib/project.ts'
import { icoOf } from './ico.ts'
import { markSvg } from './mark.ts'

const committed = (path: string) => readFileSync(inProject(`public/icons/${path}`))

describe.each(['lff', 'mnf'] as const)('the icons of %s', (site) => {
  it('match the drawing in this folder', () => {
    expect(committed(`${site}/icon.svg`).toString()).toBe(markSvg(site, 'tile'))
  })
  it('are opaque where phones mask them', async () => {
    for (const name of ['apple-touch-icon.png', 'maskable-512.png']) {
      expect((await sharp(committed(`${site}/${name}`)).stats()).isOpaque, name).toBe(true)
    }
  })
  it('have three sizes in the .ico, each a PNG at the offset that the table gives', () => {
    const ico = committed(`${site}/favicon.ico`)
    const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => 6 + 16 * i)
    expect(entries.map((entry) => ico.readUInt8(entry))).toEqual([16, 32, 48])
    for (const entry of entries) {
      const start = ico.readUInt32LE(entry + 12)
      const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8))
      expect(png.readUInt32BE(16)).toBe(ico.readUInt8(entry))
    }
  })
})

it('packs files one after another behind the table', () => {
  const ico = icoOf([
    { size: 16, png: Buffer.from('one') },
    { size: 32, png: Buffer.from('second') },
  ])
  expect(ico.length).toBe(6 + 2 * 16 + 9)
  expect(ico.subarray(6 + 2 * 16).toString()).toBe('onesecond')
})
