import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Has V8 compile all functions of a script as it comes, beside the main thread, and not each at its first call. */
const hint = '//# allFunctionsCalledOnLoad\n'

const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/**
 * Marks the scripts that every page runs when it opens (React and Next's router), so that the page is not held up by
 * compiling them. Other browsers take the mark for a comment.
 * @param distDir a build, whose files are changed
 * @throws where the build does not say which scripts these are
 */
export async function compileAhead(distDir: string): Promise<void> {
  const { rootMainFiles } = manifest.parse(
    JSON.parse(await readFile(join(distDir, 'build-manifest.json'), 'utf8')),
  )
  await Promise.all(
    rootMainFiles.map(async (name) => {
      const path = join(distDir, name)
      const text = await readFile(path, 'utf8')
      if (!text.startsWith(hint)) await writeFile(path, hint + text)
    }),
  )
}
