// npm run visual -- --against <commit>   what a change does to the look of 12 templates, on both sites, at two widths
//   --only city,home   some of the templates
// The commit is checked out beside the working tree, and `npm run site` builds and serves first one, then the other.
// The same browser on the same machine takes both sets of pictures, so nothing differs but what was changed. The pictures
// of a commit are kept in .local/visual. Rows edited in the local database show as differences too.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.ts'
import { Failure } from '../scripts/lib/failure.ts'
import { waitForHttp } from '../scripts/lib/http.ts'
import { unusedPort } from '../scripts/lib/ports.ts'
import { capture, start } from '../scripts/lib/processes.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { localDirectory, root } from '../scripts/lib/project.ts'
import { pictureOf } from './pictures.ts'
import { compare } from './visual/compare.ts'
import { type Difference, reportOf } from './visual/report.ts'

const templates: Record<string, string> = {
  home: '/',
  cities: '/cities',
  city: '/cities/tokyo',
  'city-community': '/cities/tokyo/communities/hiking',
  countries: '/countries',
  country: '/countries/jp',
  community: '/communities/hiking',
  affinity: '/affinities/outdoor',
  apps: '/apps-for-making-friends',
  article: '/blog/how-to-make-friends-in-a-new-city',
  search: '/search?q=hiking',
  missing: '/cities/atlantis',
}
const sites = ['lff', 'mnf']
const widths = [390, 1440]
const BUILD_MS = 20 * 60_000

const folder = join(localDirectory, 'visual')

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  const { values } = parseArgs({ options: { against: { type: 'string' }, only: { type: 'string' } } })
  if (!values.against) throw new Failure('Say what to compare with: npm run visual -- --against <commit>.')
  const names = values.only?.split(',') ?? Object.keys(templates)
  for (const name of names) {
    if (!templates[name]) throw new Failure(`"${name}" is not known: ${Object.keys(templates).join(', ')}.`)
  }
  const commit = await git('rev-parse', '--verify', `${values.against}^{commit}`)

  const before = join(folder, commit)
  if (missingIn(before, names)) {
    // What is also a resource of the program ends with Ctrl-C, too.
    await using checkout = resources.use(await checkOut(commit))
    await takePictures(checkout.directory, before, names, resources)
  }
  const after = join(folder, 'after')
  rmSync(after, { recursive: true, force: true })
  await takePictures(root, after, names, resources)

  rmSync(join(folder, 'before'), { recursive: true, force: true })
  cpSync(before, join(folder, 'before'), { recursive: true })
  mkdirSync(join(folder, 'difference'), { recursive: true })
  const differences: Difference[] = []
  for (const name of pictureNames(names)) {
    const [one, other] = ['before', 'after'].map((when) => readFileSync(join(folder, when, `${name}.png`)))
    if (!one || !other) continue
    const { pixels, picture } = await compare(one, other)
    writeFileSync(join(folder, 'difference', `${name}.png`), picture)
    differences.push({ name, pixels })
  }
  const report = join(folder, 'index.html')
  writeFileSync(report, reportOf(commit.slice(0, 8), differences))
  const changed = differences.filter(({ pixels }) => pixels > 0)
  for (const { name, pixels } of changed) console.log(`${name}: ${pixels} pixels differ`)
  console.log(`${changed.length} of ${differences.length} pictures differ. Look at them: ${report}`)
  return 0
}

const pictureNames = (names: readonly string[]) =>
  names.flatMap((name) => sites.flatMap((site) => widths.map((width) => `${name}-${site}-${width}`)))

const missingIn = (directory: string, names: readonly string[]) =>
  pictureNames(names).some((name) => !existsSync(join(directory, `${name}.png`)))

async function git(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await capture('git', args, { cwd: root })
  if (code !== 0) throw new Failure(`git ${args[0]}: ${stderr.trim()}`)
  return stdout.trim()
}

/** A commit beside the working tree, removed at the end. Its own `npm run site` installs its packages. */
async function checkOut(commit: string): Promise<AsyncDisposable & { directory: string }> {
  const directory = join(folder, 'checkout')
  const remove = async () => {
    await capture('git', ['worktree', 'remove', '--force', directory], { cwd: root })
    rmSync(directory, { recursive: true, force: true })
  }
  await remove()
  await git('worktree', 'prune')
  await git('worktree', 'add', '--detach', directory, commit)
  return { directory, [Symbol.asyncDispose]: remove }
}

/** Serves a working tree as `npm run site` does, and takes its pictures. */
async function takePictures(
  directory: string,
  target: string,
  names: readonly string[],
  resources: AsyncDisposableStack,
): Promise<void> {
  const [port, databasePort] = [await unusedPort(), await unusedPort()]
  await using server = resources.use(
    start(process.execPath, ['scripts/bootstrap.mjs', 'scripts/site.ts'], {
      cwd: directory,
      env: { ...process.env, PORT: String(port), DATABASE_PORT: String(databasePort) },
    }),
  )
  const base = `http://localhost:${port}`
  await waitForHttp(base, { serverExited: server.exited, timeoutMs: BUILD_MS })

  const { executablePath, args } = await ensureChromium()
  // Playwright would end this program on a signal before the sites have stopped.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  await using browser = resources.use(await chromium.launch({ executablePath, args, ...signals }))
  mkdirSync(target, { recursive: true })
  for (const site of sites) {
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL: base,
        viewport: { width, height: width < 700 ? 844 : 900 },
        reducedMotion: 'reduce',
      })
      for (const name of names) {
        const picture = await pictureOf(context, { path: templates[name] ?? '/', site })
        writeFileSync(join(target, `${name}-${site}-${width}.png`), picture)
      }
      await context.close()
    }
  }
}
