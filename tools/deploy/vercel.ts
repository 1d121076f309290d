// npm run vercel:check [-- --built]
// Builds the site with Vercel's command line and checks what would be deployed. No account is needed. The database is
// that of SUPABASE_URL, or the embedded one. VERCEL_CLI names a program to use instead of the one that npx fetches;
// --built checks the last output again.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { startDatabase } from '../../scripts/database/embedded.ts'
import { Failure } from '../../scripts/lib/failure.ts'
import { run } from '../../scripts/lib/processes.ts'
import { runProgram } from '../../scripts/lib/program.ts'
import { inProject, root } from '../../scripts/lib/project.ts'
import { loadEnvFiles, localSettings, validateSettings } from '../../scripts/lib/settings.ts'
import { checkOutput } from './vercel-output.ts'

/** The version that docs/deploy.md names as tested. */
const CLI = 'vercel@64.0.2'
const output = inProject('.vercel/output')

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  if (!process.argv.includes('--built')) await build(resources)
  const { problems, figures } = checkOutput(output)
  console.table(figures)
  for (const problem of problems) console.error(`- ${problem}`)
  console.log(problems.length === 0 ? "Vercel's output is as it should be." : `${problems.length} problems.`)
  return problems.length === 0 ? 0 : 1
}

async function build(resources: AsyncDisposableStack): Promise<void> {
  loadEnvFiles({ dev: false })
  const env: NodeJS.ProcessEnv = { ...process.env, VERCEL_TELEMETRY_DISABLED: '1' }
  if (!process.env.SUPABASE_URL?.trim()) {
    const database = await startDatabase({ directory: 'vercel', port: 0, fresh: true })
    resources.defer(() => database.stop())
    Object.assign(env, localSettings(database), {
      LFF_URL: 'https://www.example.org',
      MNF_URL: 'https://www.example.net',
      TEST_TOOLS: '',
    })
  }
  await validateSettings(env)
  linkMadeUpProject()
  rmSync(output, { recursive: true, force: true })
  const args = ['build', '--prod', '--yes', '--token', 'dummy']
  const own = process.env.VERCEL_CLI?.trim()
  const code = own
    ? await run(own, args, { cwd: root, env })
    : await run('npx', ['--yes', CLI, ...args], { cwd: root, env })
  if (code !== 0) throw new Failure(`vercel build failed (exit code ${code}): its messages are above.`)
}

/** The command line needs a linked project; an existing link is kept. */
function linkMadeUpProject(): void {
  const file = inProject('.vercel/project.json')
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  // The packages are installed already.
  const settings = { framework: 'nextjs', nodeVersion: '24.x', installCommand: '' }
  writeFileSync(file, JSON.stringify({ projectId: 'prj_check', orgId: 'team_check', settings }))
}
