// npm run browsers: finds the browsers that the tests use, installs those that are missing, and prints their versions.
//   npm run browsers -- firefox   only this one: chromium, firefox or webkit
import { ensureChromium } from './chromium.ts'
import { ensureFirefox } from './firefox.ts'
import { Failure, printFailure } from './lib/failure.ts'
import { capture } from './lib/processes.ts'
import { runProgram } from './lib/program.ts'
import { ensureWebKit } from './webkit.ts'

const browsers: Record<string, () => Promise<string>> = {
  chromium: async () => (await ensureChromium()).executablePath,
  firefox: () => ensureFirefox(),
  webkit: async () => (await ensureWebKit()).browser,
}

runProgram(main)

async function main(): Promise<number> {
  const named = process.argv.slice(2)
  let missing = 0
  for (const name of named.length > 0 ? named : Object.keys(browsers)) {
    const ensure = browsers[name]
    if (!ensure) throw new Failure(`"${name}" is not known here: use ${Object.keys(browsers).join(', ')}.`)
    try {
      const program = await ensure()
      const { stdout, stderr } = await capture(program, ['--version'])
      console.log(`${name}: ${(stdout.trim() || stderr.trim()).split('\n')[0]} (${program})`)
    } catch (error) {
      printFailure(error)
      missing++
    }
  }
  return missing === 0 ? 0 : 1
}
