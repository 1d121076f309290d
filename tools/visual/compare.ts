import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Comparison {
  /** Pixels that a person would see as different. */
  pixels: number
  /** The page after the change, faint, with the differences in red. */
  picture: Buffer
}

/** Compares two pictures of a page; the shorter or narrower one is filled up, and what is missing in it differs. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all([
    pixelsOf(before, width, height, '#ff00ff'),
    pixelsOf(after, width, height, '#00ff00'),
  ])
  const drawn = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(one, other, drawn, width, height, { threshold: 0.1 })
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, picture }
}

async function pixelsOf(picture: Buffer, width: number, height: number, fill: string): Promise<Buffer> {
  const { width: own, height: ownHeight } = await sharp(picture).metadata()
  return sharp(picture)
    .extend({ right: width - own, bottom: height - ownHeight, background: fill })
    .ensureAlpha()
    .raw()
    .toBuffer()
}
