// npm run layouts: fresh clones of the last commit in the places and on the machines where tests have failed, and in
// each the tests that it can break. Takes an hour for all; the forge runs it once a week.
//   npm run layouts -- private space   only these
//   npm run layouts -- --list          what there is
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '../scripts/lib/failure.ts'
import { onPath } from '../scripts/lib/installed.ts'
import { capture, run } from '../scripts/lib/processes.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { root } from '../scripts/lib/project.ts'

interface Layout {
  what: string
  commands: readonly string[]
  /** The name of the folder around the clone. */
  folder?: string
  /** The permissions of that folder. */
  mode?: number
  /** As a user without rights, if this is root. */
  asUser?: boolean
  /** The content of fontconfig's configuration. */
  fonts?: string
  /** Files and folders that look empty to the tests. Needs root. */
  hidden?: readonly string[]
  /** As many other programs that use a whole core each. */
  busy?: number
}

const units = 'npx vitest run scripts e2e tools'
const drawnFiles = ['layout', 'templates', 'touch', 'hero-contrast', 'accessibility', 'city', 'home']
const drawn = `npm run e2e -- ${drawnFiles.map((name) => `e2e/${name}.spec`).join(' ')}`
const fontconfig = (content: string) => `<?xml version="1.0"?><fontconfig>${content}</fontconfig>`
const fontFolder = '<dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir>'
const rule = (name: string, value: string) =>
  `<match target="font"><edit name="${name}" mode="assign">${value}</edit></match>`

const layouts: Record<string, Layout> = {
  private: { what: 'in a folder that only its owner may enter', mode: 0o700, commands: [units] },
  space: {
    what: 'in a path with a space',
    folder: 'a folder with spaces',
    commands: [units, 'npm run e2e -- e2e/nginx e2e/files e2e/domains'],
  },
  user: {
    what: 'as a user without rights',
    asUser: true,
    commands: [units, 'npm run e2e -- e2e/nginx e2e/cities'],
  },
  // Chromium itself needs one: without any, opening a page with some of the form controls ends it.
  'one-font': {
    what: 'with one family of fonts',
    fonts: fontconfig(
      '<dir>/usr/share/fonts/truetype/liberation</dir><dir>/usr/share/fonts/liberation</dir><cachedir prefix="xdg">fontconfig</cachedir>',
    ),
    commands: [drawn],
  },
  'other-fonts': {
    what: 'with other settings of the same fonts',
    fonts: fontconfig(
      `${fontFolder}${rule('hintstyle', '<const>hintfull</const>')}${rule('rgba', '<const>rgb</const>')}${rule('autohint', '<bool>true</bool>')}`,
    ),
    commands: [drawn],
  },
  bare: {
    what: 'without PostgreSQL, nginx and Chromium',
    hidden: ['/usr/lib/postgresql', '/usr/sbin/nginx', '/usr/bin/chromium', '/usr/bin/google-chrome'],
    commands: [units, 'npm run e2e -- e2e/nginx e2e/cities'],
  },
  busy: { what: 'with both cores used by other programs', busy: 2, commands: ['npm test'] },
}

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false } },
  })
  if (values.list) {
    for (const [name, { what }] of Object.entries(layouts)) console.log(`${name.padEnd(12)} ${what}`)
    return 0
  }
  const names = positionals.length > 0 ? positionals : Object.keys(layouts)
  const results: [name: string, result: string][] = []
  for (const name of names) {
    const layout = layouts[name]
    if (!layout) throw new Failure(`"${name}" is not known: ${Object.keys(layouts).join(', ')}.`)
    console.log(`\n##### ${name}: ${layout.what} #####`)
    results.push([name, await tryLayout(layout, resources)])
  }
  console.log()
  for (const [name, result] of results) console.log(`${name.padEnd(12)} ${result}`)
  return results.some(([, result]) => result.startsWith('FAILED')) ? 1 : 0
}

async function tryLayout(layout: Layout, resources: AsyncDisposableStack): Promise<string> {
  const isRoot = process.getuid?.() === 0
  if (layout.hidden && !(isRoot && onPath(['unshare']).length > 0)) return 'not tried: needs root and unshare'
  const place = mkdtempSync(join(tmpdir(), 'layout-'))
  resources.defer(() => rmSync(place, { recursive: true, force: true }))
  const folder = join(place, layout.folder ?? 'folder')
  const clone = join(folder, 'clone')
  const home = join(folder, 'home')
  mkdirSync(home, { recursive: true })
  const { code, stderr } = await capture('git', ['clone', '--quiet', root, clone])
  if (code !== 0) throw new Failure(`git clone: ${stderr.trim()}`)

  const env: NodeJS.ProcessEnv = { ...process.env, E2E_PORT_SHIFT: process.env.E2E_PORT_SHIFT ?? '700' }
  const prefix: string[] = []
  if (layout.fonts) {
    env.FONTCONFIG_FILE = join(folder, 'fonts.conf')
    writeFileSync(env.FONTCONFIG_FILE, layout.fonts)
  }
  if (layout.asUser && isRoot) {
    Object.assign(env, { HOME: home, USER: 'nobody', XDG_CACHE_HOME: join(home, '.cache') })
    env.npm_config_cache = join(home, '.npm')
    chmodSync(place, 0o755)
    await capture('chown', ['-R', '65534:65534', folder])
    prefix.push('setpriv', '--reuid=65534', '--regid=65534', '--clear-groups')
  }
  if (layout.hidden) {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    const hide = layout.hidden.map(
      (path) =>
        `if [ -d ${path} ]; then mount --bind '${empty}' ${path}; elif [ -e ${path} ]; then mount --bind /dev/null ${path}; fi`,
    )
    prefix.push('unshare', '--mount', 'sh', '-c', `${hide.join('; ')}; exec "$@"`, 'sh')
  }
  chmodSync(folder, layout.mode ?? 0o755)

  using busy = keepBusy(layout.busy ?? 0)
  // An interrupted run would leave them behind.
  resources.defer(() => busy[Symbol.dispose]())
  for (const command of ['npm ci --include=dev --no-audit --no-fund', ...layout.commands]) {
    const [program = 'sh', ...args] = [...prefix, 'sh', '-c', command]
    const result = await run(program, args, { cwd: clone, env })
    if (result !== 0) return `FAILED: ${command}`
  }
  rmSync(place, { recursive: true, force: true })
  return 'passed'
}

/** Programs that do nothing but use a core each, until they are disposed of. */
function keepBusy(count: number): Disposable {
  const programs = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;) {}']))
  return { [Symbol.dispose]: () => programs.forEach((program) => void program.kill('SIGKILL')) }
}
