import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp, { type Sharp } from 'sharp'
import { type PreviewTheme, previewThemes } from '@/lib/site/preview-themes'
import type { Site } from '@/lib/site/variants'
import { Card, type CardText, cardSize } from './card'
import { drawable, isReadable } from './drawable'
import { readPicture } from './picture'
import type { Subject } from './subject'

const fontFolder = join(process.cwd(), 'app/[site]/og/fonts')
const imageFolder = join(process.cwd(), 'public/images')

const font = (file: string) => {
  let data: Promise<Buffer> | undefined
  return () => {
    data ??= readFile(join(fontFolder, file))
    return data
  }
}

const fonts = { text: font('text-600.ttf'), 650: font('display-650.ttf'), 800: font('display-800.ttf') }

async function drawnText(site: Site, text: CardText): Promise<Buffer> {
  const { titleWeight } = previewThemes[site]
  const overlay = new ImageResponse(
    <Card
      site={site}
      eyebrow={drawable(text.eyebrow)}
      title={drawable(text.title)}
      line={isReadable(text.line) ? drawable(text.line) : ''}
    />,
    {
      ...cardSize,
      fonts: [
        { name: 'Display', data: await fonts[titleWeight](), weight: 400 },
        { name: 'Text', data: await fonts.text(), weight: 400 },
      ],
    },
  )
  return Buffer.from(await overlay.arrayBuffer())
}

/** Turns the night picture into day: only brightness is kept, mapped to a gradient between two colors. */
function asDay(picture: Sharp, { dark, bright }: NonNullable<PreviewTheme['daylight']>): Sharp {
  // From this brightness up (of 255), about that of a city's glow, the second color is fully reached.
  const full = 170
  const grey: [number, number, number] = [0.3, 0.59, 0.11]
  const steps = dark.map((from, channel) => ((bright[channel] ?? from) - from) / full)
  return picture.recomb([grey, grey, grey]).linear(steps, [...dark])
}

/** The part of the world's lights that is shown, large enough for the lights to stay sharp. */
const regionPart = 0.62

/** The picture below the text, as raw pixels. */
async function backdrop(site: Site, { picture, crop }: Pick<Subject, 'picture' | 'crop'>) {
  const { daylight } = previewThemes[site]
  const own = picture === null ? null : await readPicture(picture)
  const bytes = own ?? (await readFile(join(imageFolder, 'world-lights-1600.webp')))
  const source = sharp(bytes)
  if (crop && !own) {
    const { width, height } = await source.metadata()
    const [part, left, top] = [regionPart, crop.left, crop.top]
    source.extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round(part * width),
      height: Math.round(part * height),
    })
  }
  const fitted = source
    .resize(cardSize.width, cardSize.height, { fit: 'cover' })
    .removeAlpha()
    .toColorspace('srgb')
  return (daylight ? asDay(fitted, daylight) : fitted).raw().toBuffer({ resolveWithObject: true })
}

/**
 * Draws a preview image: the picture in the variant's colors, with the text on the calm left side.
 * @returns a JPEG of 1200 × 630, under 200 KB
 */
export async function drawPreview(site: Site, subject: Subject): Promise<Buffer> {
  const [{ data, info }, above] = await Promise.all([backdrop(site, subject), drawnText(site, subject)])
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: above }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
