import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { revalidateSeconds } from '@/lib/db/client'
import { env } from '@/lib/env'
import { ownPictureFile } from '@/lib/own-picture'

const photoFormats: readonly (string | undefined)[] = ['webp', 'jpeg', 'png', 'avif', 'heif']
const mostBytes = 10 * 1024 * 1024
const patience = 4_000

/**
 * A picture's bytes. Only the site's own files and the origins of IMAGE_ORIGINS are read, so that no row can make the
 * server request another host.
 * @param address the value of `image_url`
 * @returns null if it is neither, cannot be read, or is not a picture
 */
export async function readPicture(address: string): Promise<Buffer | null> {
  try {
    const file = ownPictureFile(address)
    const bytes = file === null ? await download(address) : await readFile(file)
    const { format } = await sharp(bytes).metadata()
    if (photoFormats.includes(format)) return bytes
    throw new Error(`${format} is no photo`)
  } catch (error) {
    console.warn(`Preview image: ${address} is left out: ${error instanceof Error ? error.message : error}`)
    return null
  }
}

async function download(address: string): Promise<Buffer> {
  if (!env.imageOrigins.includes(URL.parse(address)?.origin ?? '')) {
    throw new Error('neither a file of the site nor of an origin in IMAGE_ORIGINS')
  }
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    next: { revalidate: revalidateSeconds },
  })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (bytes.length > mostBytes) throw new Error('too large')
  return bytes
}
