import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { revalidateSeconds } from '@/lib/db/client'
import { env } from '@/lib/env'

/** A file of the site's own that cannot lead out of its folder. */
const ownImage = /^\/images(?:\/[a-z0-9][a-z0-9_-]*)*\/[a-z0-9][a-z0-9_.-]*\.(?:webp|jpe?g|png)$/i

const photoFormats: readonly (string | undefined)[] = ['webp', 'jpeg', 'png', 'avif', 'heif']
const mostBytes = 10 * 1024 * 1024
const patience = 4_000

/**
 * A picture's bytes. Read are the site's own files and the origins of IMAGE_ORIGINS, so that no row makes the server
 * ask another host.
 * @param address as `image_url` holds it
 * @returns null where it is neither, or cannot be had, or is no picture
 */
export async function readPicture(address: string): Promise<Buffer | null> {
  try {
    const bytes = ownImage.test(address)
      ? await readFile(join(/* turbopackIgnore: true */ process.cwd(), 'public', address))
      : await download(address)
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
