import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { capture } from './lib/processes.ts'
import { inProject, root } from './lib/project.ts'

/**
 * Checks that the scripts of a build use only what each browser of `browserslist` in package.json has: syntax and
 * built-in functions, in our code and in that of packages. Prints what is too new, where, and for which browser.
 * @param directory the build's, or another one with `static/chunks`
 * @returns 0 if all is well
 */
export async function checkBuiltScripts(directory: string): Promise<number> {
  const program = inProject('node_modules/es-check/lib/cli/index.js')
  const { code, stdout, stderr } = await capture(
    process.execPath,
    [
      program,
      'checkBrowser',
      `${directory}/static/chunks/**/*.js`,
      '--checkFeatures',
      '--noCache',
      '--noColor',
      ...polyfillsOf(directory).flatMap((name) => ['--not', name]),
    ],
    { cwd: root },
  )
  if (code === 0) return 0
  // Without the stack traces of the checker itself.
  const said = (stdout + stderr).split('\n').filter((line) => /error(?:ing file)?: /i.test(line))
  console.log([...new Set(said.map((line) => line.trim()))].join('\n'))
  return code
}

/** Next's polyfills, which only browsers without modules load: they test for what they bring. */
function polyfillsOf(directory: string): string[] {
  const manifest = join(directory, 'build-manifest.json')
  if (!existsSync(manifest)) return []
  const { polyfillFiles = [] } = JSON.parse(readFileSync(manifest, 'utf8')) as { polyfillFiles?: string[] }
  return polyfillFiles.map((file) => basename(file))
}
