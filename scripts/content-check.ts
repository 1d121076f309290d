// Checks the content for missing and duplicate texts, unreachable pages, dead links and images, markup that is not shown,
// and groups that nobody can join as they are described; counts turns of phrase, and how far the groups reach. Reads the
// database that SUPABASE_URL names, or else the one of `npm run site`.
//   npm run content:check                          a grouped table; exit code 1 on errors, 0 with warnings alone
//   npm run content:check -- --json                every finding, for programs
//   npm run content:check -- --html report.html    every finding, with links to its page and its row
//   npm run content:check -- --online              requests external links too
import { parseArgs } from 'node:util'
import { Failure } from './lib/failure.ts'
import { runProgram } from './lib/program.ts'
import { loadEnvFiles, validateSettings } from './lib/settings.ts'
import { loadLikeTheBundler } from './lib/source-hooks.ts'

runProgram(async () => {
  const options = readOptions()
  loadEnvFiles({ dev: false })
  const env = await validateSettings(process.env)
  loadLikeTheBundler()
  const { runContentCheck } = await import('../content/check/run.ts')
  return runContentCheck(env, options)
})

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        online: { type: 'boolean', default: false },
        html: { type: 'string' },
      },
    })
    return { ...values, html: values.html }
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message : error} Use --json, --html <file> and --online.`,
    )
  }
}
