import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { ownPictureFile } from '@/lib/own-picture'
import { safeImageUrl } from '@/lib/urls'
import { below, createText, isWithin } from './dom'

interface Size {
  width: number
  height: number
}

/** The frame of a picture whose size is not known; the styles keep it (`prose.css`). */
const frame: Size = { width: 1600, height: 900 }
const framedClass = 'framed'

const sizes = new Map<string, Size | null>()

/** The size of one of the site's own pictures; null for any other. Files do not change while a process runs. */
function sizeOfOwn(address: string): Size | null {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const file = ownPictureFile(address)
  let size: Size | null = null
  try {
    if (file !== null) size = imageSize(readFileSync(file))
  } catch {
    // The content check names pictures that are missing.
  }
  if (sizes.size < 10_000) sizes.set(address, size)
  return size
}

/** Removes pictures that may not be shown, and gives the others a size, so that nothing moves when they load. */
export function guardPictures(root: HTMLElement): void {
  for (const image of below(root, 'img')) {
    const source = safeImageUrl(image.getAttribute('src'))
    if (source === null) {
      replaceByWords(image, root)
      continue
    }
    image.setAttribute('src', source)
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
    image.setAttribute('loading', 'lazy')
    setSize(image, source)
  }
}

/** Within a link, a removed picture leaves its description: the link must say where it leads. */
function replaceByWords(image: Element, root: Element): void {
  const words = image.getAttribute('alt')?.trim() ?? ''
  if (words !== '' && isWithin(image, root, new Set(['a']))) image.replaceWith(createText(image, words))
  else image.remove()
}

const pixels = (text: string | null) =>
  text && /^[1-9]\d{0,4}(?:px)?$/.test(text) ? Number.parseInt(text, 10) : null

function setSize(image: Element, source: string): void {
  const width = pixels(image.getAttribute('width'))
  const height = pixels(image.getAttribute('height'))
  const file = sizeOfOwn(source)
  const given = width !== null && height !== null ? { width, height } : null
  const shown =
    file && width ? { width, height: Math.round((width * file.height) / file.width) } : (file ?? given)
  image.removeAttribute('width')
  image.removeAttribute('height')
  const { width: w, height: h } = shown ?? frame
  image.setAttribute('width', String(w))
  image.setAttribute('height', String(h))
  if (!shown) image.setAttribute('class', framedClass)
}
