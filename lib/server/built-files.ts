import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressed = new Set(['.js', '.css'])

/**
 * Writes `.br` and `.gz` files next to each script and style sheet of a build, for a web server that sends files from
 * disk. No visitor waits for this, so the slowest and smallest brotli setting is used.
 * @param directory a build's `static`
 */
export async function compressFiles(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names
      .filter((name) => compressed.has(extname(name)))
      .map(async (name) => {
        const path = join(directory, name)
        const text = await readFile(path)
        const params = {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        }
        await Promise.all([
          promisify(brotliCompress)(text, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
          promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
            writeFile(`${path}.gz`, bytes),
          ),
        ])
      }),
  )
}
