// Draws the icons of both sites (browser tab, home screen) into public/icons/: `npm run icons`.
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Site } from '@/lib/site/variants'
import { inProject } from '../scripts/lib/project.ts'
import { icoOf } from './icons/ico.ts'
import { markSvg, type Shape } from './icons/mark.ts'

const sites: Site[] = ['lff', 'mnf']
const sizesInIco = [16, 32, 48]

const png = (site: Site, shape: Shape, size: number) =>
  // Rendered at twice the size and halved, for smoother edges.
  sharp(Buffer.from(markSvg(site, shape)), { density: 72 * ((2 * size) / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer()

for (const site of sites) {
  const inIco = sizesInIco.map(async (size) => ({ size, png: await png(site, 'tile', size) }))
  const files = {
    'icon.svg': markSvg(site, 'tile'),
    'favicon.ico': icoOf(await Promise.all(inIco)),
    'icon-32.png': await png(site, 'tile', 32),
    'apple-touch-icon.png': await png(site, 'square', 180),
    'icon-192.png': await png(site, 'tile', 192),
    'icon-512.png': await png(site, 'tile', 512),
    'maskable-512.png': await png(site, 'maskable', 512),
  }
  mkdirSync(inProject(`public/icons/${site}`), { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(inProject(`public/icons/${site}/${name}`), content)
    console.log(`public/icons/${site}/${name}: ${content.length} bytes`)
  }
}
