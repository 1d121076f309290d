import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { fixedRoutes } from '@/lib/site/routes'
import { siteIds } from '@/lib/site/variants'
import { drawPreview } from './draw'
import { readPicture } from './picture'
import { type Subject, subjectOf } from './subject'

afterEach(() => vi.restoreAllMocks())

const longest: Subject = {
  eyebrow: 'Looking for Friends in',
  title: 'San Fernando del Valle de Catamarca and the Long Way Round it',
  line: 'Seventy characters are as long as these sentences become, and some are',
  picture: '/images/cities/tokyo-1600.webp',
}

/** The brightness of a part of the image, 0 to 255. */
async function brightness(image: Buffer, left: number, top: number): Promise<number> {
  const part = sharp(image).extract({ left, top, width: 20, height: 20 }).greyscale()
  const pixels = await part.raw().toBuffer()
  return pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length
}

describe('a preview image', () => {
  it.each(siteIds)('of %s is a JPEG of 1200 × 630 under 200 KB', async (site) => {
    const image = await drawPreview(site, longest)
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(image.length).toBeLessThan(200 * 1024)
    expect(image.length).toBeGreaterThan(20 * 1024)
  })

  it('is night on one site and day on the other', async () => {
    const [lff, mnf] = await Promise.all(siteIds.map((site) => drawPreview(site, longest)))
    expect(await brightness(lff as Buffer, 10, 300)).toBeLessThan(60)
    expect(await brightness(mnf as Buffer, 10, 300)).toBeGreaterThan(200)
  })

  it('asks the internet for nothing, whatever the title holds', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    await drawPreview('lff', { ...longest, title: '東京 🎉 Tokyo', picture: null })
    expect(asked.mock.calls.filter(([address]) => String(address).startsWith('http'))).toEqual([])
  })

  it('is drawn even without its picture', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const image = await drawPreview('mnf', { ...longest, picture: '/images/cities/none.webp' })
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })
})

describe('a picture', () => {
  it('is read from the files of the site', async () => {
    expect(await readPicture('/images/cities/tokyo-800.webp')).toBeInstanceOf(Buffer)
  })

  it('is read from an origin of IMAGE_ORIGINS', async () => {
    vi.spyOn(env, 'imageOrigins', 'get').mockReturnValue(['https://pictures.example'])
    const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new Uint8Array(photo)))
    expect(await readPicture('https://pictures.example/x.jpg')).toEqual(photo)
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    'https://elsewhere.example/photo.jpg',
    '/images/../../package.json',
    '/images/%2e%2e/%2e%2e/package.json',
    '/images/meeting-place.svg',
    '/flags/jp.svg',
    '/images/cities/none.webp',
    '//elsewhere.example/photo.jpg',
  ])('is not read from %s', async (address) => {
    const asked = vi.spyOn(globalThis, 'fetch')
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(await readPicture(address)).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})

it.each(siteIds)(
  'every page of %s with one address has a preview image, and nothing else has',
  async (site) => {
    for (const path of Object.keys(fixedRoutes)) {
      expect((await subjectOf(site, [path === '/' ? 'index' : path.slice(1)]))?.title, path).toMatch(/\S/)
    }
    for (const page of ['nope', 'constructor', '']) expect(await subjectOf(site, [page])).toBeNull()
  },
)
