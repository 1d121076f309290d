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
    ],
    { cwd: root },
  )
  if (code === 0) return 0
  // Without the stack traces of the checker itself.
  const said = (stdout + stderr).split('\n').filter((line) => /error(?:ing file)?: /i.test(line))
  console.log([...new Set(said.map((line) => line.trim()))].join('\n'))
  return code
}
