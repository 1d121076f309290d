import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteIds } from '@/lib/site/variants'
import { pageIcons, webManifest } from './icons'

const file = (path: string) => readFileSync(join(import.meta.dirname, '../../public', path))
/** Width and height, read from a PNG file's header. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

describe.each(siteIds)('%s', (site) => {
  it('has every icon in the size that head and manifest promise', () => {
    const { icon, apple } = pageIcons(site) as {
      icon: { url: string; sizes: string; type: string }[]
      apple: { url: string; sizes: string }
    }
    const named = [
      ...icon.filter(({ type }) => type === 'image/png'),
      apple,
      ...(webManifest(site).icons ?? []).map(({ src, sizes }) => ({ url: src, sizes })),
    ]
    expect(named).toHaveLength(5)
    for (const { url, sizes } of named) expect(pngSize(file(url)), url).toBe(sizes)
  })
  it('has an icon for phones that mask icons', () => {
    expect(webManifest(site).icons?.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  })
  it('has a manifest with its own name', () => {
    const manifest = webManifest(site)
    expect(manifest).toMatchObject({ start_url: '/', theme_color: '#8B5CF6' })
    expect(manifest.name).toBe(site === 'lff' ? 'Looking For Friends' : 'Meet New Friends')
  })
  it('has a manifest with the background color of its theme', () => {
    const themes = readFileSync(join(import.meta.dirname, '../site/themes.css'), 'utf8')
    const light = themes.slice(themes.indexOf(`[data-site='${site}']`))
    expect(/--ground: (#\w+)/.exec(light)?.[1]).toBe(webManifest(site).background_color)
  })
})
