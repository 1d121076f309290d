import { readdirSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { encodeSmallest } from './encoding.ts'

/** Content types of the files that are compressed, by their endings, as Next names them. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/**
 * Puts `.br` and `.gz` beside each script and style sheet of a build, so that no visitor waits for it and the slowest,
 * smallest brotli can be had: a page's scripts take 0.8 s once, and are a seventh smaller than with gzip.
 * @param directory a build's `static`
 */
export async function compressFiles(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names
      .filter((name) => extname(name) in types)
      .map(async (name) => {
        const path = join(directory, name)
        const text = await readFile(path)
        await Promise.all([
          encodeSmallest(text).then((bytes) => writeFile(`${path}.br`, bytes)),
          promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
            writeFile(`${path}.gz`, bytes),
          ),
        ])
      }),
  )
}

/**
 * The addresses of files that have a `.br` beside them, with their content types.
 * @param directory a build's `static`, which is served below `/_next/static`; without it there are none
 */
export function compressedFiles(directory: string): ReadonlyMap<string, string> {
  let names: string[]
  try {
    names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  } catch {
    return new Map()
  }
  const addresses = names.map((name) => `/_next/static/${name.replaceAll('\\', '/')}`)
  const compressed = new Set(addresses.filter((address) => address.endsWith('.br')))
  return new Map(
    addresses
      .filter((address) => compressed.has(`${address}.br`))
      .flatMap((address) => {
        const type = types[extname(address)]
        return type === undefined ? [] : [[address, type] as const]
      }),
  )
}
