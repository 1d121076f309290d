const headerBytes = 6
const entryBytes = 16

/**
 * Packs PNG files into one .ico file: a header, a table of contents, then the unchanged files.
 * @param images each smaller than 256 pixels
 */
export function icoOf(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes * images.length)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach(({ size, png }, index) => {
    const entry = headerBytes + entryBytes * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4) // color planes
    head.writeUInt16LE(32, entry + 6) // bits a pixel
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
