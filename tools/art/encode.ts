import sharp from 'sharp'
import type { Picture } from './scene.ts'

const NOISE_SIZE = 256
const noise = makeNoise()

/** Fine noise with a triangular distribution, the same in every run. It hides the steps between eight-bit tones. */
function makeNoise(): Float32Array {
  let state = 0x9e3779b9
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Float32Array.from({ length: NOISE_SIZE * NOISE_SIZE }, () => next() - next())
}

/** Converts floats to bytes: compresses highlights, and adds noise of one tone before rounding. */
export function toBytes(picture: Picture, grain = 0.9): Buffer {
  const { width, height, data } = picture
  const bytes = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shake = (noise[(y % NOISE_SIZE) * NOISE_SIZE + (x % NOISE_SIZE)] as number) * grain
      const i = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const value = rollOff(data[i + channel] as number) + shake
        bytes[i + channel] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value)
      }
    }
  }
  return bytes
}

function rollOff(value: number): number {
  return value <= 190 ? value : 190 + 65 * (1 - Math.exp((190 - value) / 65))
}

/** Half the width and height, each pixel the mean of four. */
export function halved(picture: Picture): Picture {
  const width = picture.width >> 1
  const height = picture.height >> 1
  const data = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const i = (y * 2 * picture.width + x * 2) * 3 + channel
        const below = i + picture.width * 3
        const { data: d } = picture
        const sum = (d[i] as number) + (d[i + 3] as number) + (d[below] as number) + (d[below + 3] as number)
        data[(y * width + x) * 3 + channel] = sum / 4
      }
    }
  }
  return { width, height, data }
}

const QUALITY = { first: 50, least: 30, most: 74 }
/** The target size of a picture's small file, in bytes; the large one is about three times as large. */
export const SMALL_FILE = 3500

/**
 * The WebP files of a picture in both sizes. All pictures get about the same file size: smooth gradients need the
 * higher quality, and among a thousand lights a lower one is not visible. This returns before the files are complete,
 * so that the next picture can be painted in the meantime.
 */
export async function toWebpPair(
  picture: Picture,
  smallFile = SMALL_FILE,
): Promise<{ large: Promise<Buffer>; small: Promise<Buffer> }> {
  const half = halved(picture)
  const smallBytes = toBytes(half)
  const first = await encode(half, smallBytes, QUALITY.first)
  const guess = Math.round(QUALITY.first * (smallFile / first.length) ** 1.5)
  const quality = Math.max(QUALITY.least, Math.min(QUALITY.most, guess))
  return {
    large: encode(picture, toBytes(picture), quality),
    small: encode(half, smallBytes, quality),
  }
}

function encode({ width, height }: Picture, bytes: Buffer, quality: number): Promise<Buffer> {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 5, preset: 'photo' })
    .toBuffer()
}
