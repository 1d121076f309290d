import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { Failure } from '../../scripts/lib/failure.ts'
import { run } from '../../scripts/lib/processes.ts'

export interface Instruction {
  name: string
  /** `--from=build` and the like. */
  flags: Record<string, string>
  rest: string
}

export interface Stage {
  /** The directory that would be `/` in the container. */
  root: string
  workdir: string
  env: Record<string, string>
  args: Record<string, string>
  user: string
  command: string[]
  healthCheck: string[]
}

/** The account `node` of the base image. */
export const NODE_ACCOUNT = 1000

/** How this machine reaches package registries. Docker passes proxy settings on too. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(npm_config_|node_extra_ca|.*_proxy$)/i.test(name)),
)

/** The instructions of a Dockerfile, without comments, with continued lines joined. */
export function parseDockerfile(text: string): Instruction[] {
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, name = '', flagText = '', rest = ''] = /^(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line.trim()) ?? []
      const flags = [...flagText.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ])
      return { name, flags: Object.fromEntries(flags), rest }
    })
}

/**
 * Runs a Dockerfile's instructions on this machine, each stage in a directory instead of `/`. Commands run in the
 * stage's working directory with this machine's programs, so only those with relative paths do the same as in a
 * container.
 * @param context the directory that is built; `.dockerignore` is respected
 * @param args values of the declared ARGs
 * @returns the last stage
 */
export async function runDockerfile(
  instructions: readonly Instruction[],
  {
    context,
    folder,
    args,
    path,
  }: { context: string; folder: string; args: Record<string, string>; path: string },
): Promise<Stage> {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const { name, flags, rest } of instructions) {
    if (name === 'FROM') {
      const [image = '', , as = String(stages.size)] = rest.split(/\s+/)
      const from = stages.get(image)
      const fresh = { workdir: '/', env: {}, args: {}, user: 'root', command: [], healthCheck: [] }
      stage = { ...structuredClone(from ?? fresh), root: join(folder, as) }
      mkdirSync(stage.root, { recursive: true })
      if (from) execFileSync('cp', ['-a', `${from.root}/.`, stage.root])
      stages.set(as, stage)
      continue
    }
    if (!stage) throw new Failure(`${name} stands before FROM.`)
    const cwd = join(stage.root, stage.workdir)
    if (name === 'ENV') {
      for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = value
    } else if (name === 'ARG') {
      const value = args[rest]
      if (value !== undefined) stage.args[rest] = value
    } else if (name === 'WORKDIR') {
      stage.workdir = rest
      mkdirSync(join(stage.root, rest), { recursive: true })
    } else if (name === 'COPY') {
      const [source = '', target = ''] = rest.split(/\s+/)
      const from = flags.from ? stages.get(flags.from)?.root : context
      if (!from) throw new Failure(`COPY from "${flags.from}", which is no stage.`)
      const to = join(cwd, target)
      if (flags.from) execFileSync('cp', ['-a', `${join(from, source)}/.`, to])
      else copyContext(join(from, source), to, ignored(context))
      if (flags.chown) changeOwner(to)
    } else if (name === 'RUN') {
      const env = { ...network, PATH: path, HOME: process.env.HOME ?? '/', ...stage.env, ...stage.args }
      const pairs = Object.entries(env).map(([key, value]) => `${key}=${value}`)
      const code = await run('env', ['-i', ...pairs, 'sh', '-c', rest], { cwd })
      if (code !== 0) throw new Failure(`RUN ${rest}: exit code ${code}.`)
    } else if (name === 'USER') stage.user = rest
    else if (name === 'CMD') stage.command = JSON.parse(rest)
    else if (name === 'HEALTHCHECK') stage.healthCheck = JSON.parse(rest.replace(/^CMD\s+/, ''))
    else if (name !== 'EXPOSE') throw new Failure(`The Dockerfile has ${name}, which is not known here.`)
  }
  if (!stage) throw new Failure('The Dockerfile has no FROM.')
  return stage
}

function ignored(context: string): string[] {
  const lines = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n')
  return lines.map((line) => line.trim()).filter(Boolean)
}

/** The last matching pattern decides, as in Docker; a directory includes everything below it. */
function copyContext(source: string, target: string, patterns: readonly string[]): void {
  cpSync(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => {
      const path = relative(source, file)
      const last = patterns.findLast((pattern) => matchesGlob(path, pattern.replace(/^!/, '')))
      return last === undefined || last.startsWith('!')
    },
  })
}

function changeOwner(directory: string): void {
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${NODE_ACCOUNT}:${NODE_ACCOUNT}`, directory])
}

/** Files and bytes below a directory. */
export function sizeOf(directory: string): { files: number; bytes: number } {
  let bytes = 0
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  )
  for (const { parentPath, name } of files) bytes += lstatSync(join(parentPath, name)).size
  return { files: files.length, bytes }
}
