import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compare } from './compare.ts'

const page = (width: number, height: number, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const withMark = async (left: number) =>
  sharp(await page(40, 30))
    .composite([{ input: await page(5, 4, '#1144aa'), left, top: 10 }])
    .png()
    .toBuffer()

it('finds no difference between a page and itself', async () => {
  expect((await compare(await withMark(3), await withMark(3))).pixels).toBe(0)
})

it('counts what has moved, at both places, and draws a picture of it', async () => {
  const { pixels, picture } = await compare(await withMark(3), await withMark(20))
  expect(pixels).toBe(2 * 5 * 4)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 40, height: 30 })
})

it('counts what one page has beyond the end of the other', async () => {
  expect((await compare(await page(40, 30), await page(40, 50))).pixels).toBe(40 * 20)
  expect((await compare(await page(40, 50), await page(40, 30))).pixels).toBe(40 * 20)
})
