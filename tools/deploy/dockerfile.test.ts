import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '../../lib/env.ts'
import { inProject } from '../../scripts/lib/project.ts'
import { parseDockerfile, runDockerfile } from './dockerfile.ts'

const read = (file: string) => readFileSync(inProject(file), 'utf8')
const settings = new Set(
  [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
)
const instructions = parseDockerfile(read('Dockerfile'))
const all = (name: string) => instructions.filter((instruction) => instruction.name === name)

describe('the Dockerfile', () => {
  it('is read with its flags and continued lines', () => {
    expect(parseDockerfile('# a\nFROM x AS y\nCOPY --from=y --chown=n:n /a \\\n  ./\n')).toEqual([
      { name: 'FROM', flags: {}, rest: 'x AS y' },
      { name: 'COPY', flags: { from: 'y', chown: 'n:n' }, rest: '/a ./' },
    ])
  })
  it('declares settings that exist, and no secret', () => {
    const args = all('ARG').map(({ rest }) => rest)
    expect(args.filter((name) => !settings.has(name))).toEqual([])
    expect(args.filter((name) => name.includes('SECRET'))).toEqual([])
  })
  it('runs under an account other than root and has a health check', () => {
    expect(all('USER').at(-1)?.rest).toBe('node')
    expect(all('HEALTHCHECK').at(-1)?.rest).toContain('/api/health')
  })
})

it('runs its stages without Docker', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dockerfile-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const context = join(folder, 'context')
  mkdirSync(join(context, 'node_modules/a'), { recursive: true })
  writeFileSync(join(context, '.dockerignore'), 'node_modules\n.env*\n!.env.example\n')
  for (const name of ['.env', '.env.example', 'a.txt', 'node_modules/a/b'])
    writeFileSync(join(context, name), name)
  const steps = parseDockerfile(`FROM x AS base
ENV A=1
WORKDIR /srv
FROM base AS build
COPY . .
ARG B
ARG C
RUN --mount=type=cache,target=/c mkdir out && printf %s "$A$B$C" > out/b.txt
FROM base
COPY --from=build /srv/out ./
USER node
HEALTHCHECK --interval=1s CMD ["true"]
CMD ["node", "b.js"]
`)
  const image = await runDockerfile(steps, {
    context,
    folder,
    args: { B: '2', D: '4' },
    path: process.env.PATH ?? '',
  })
  expect(readdirSync(join(folder, 'build/srv')).sort()).toEqual([
    '.dockerignore',
    '.env.example',
    'a.txt',
    'out',
  ])
  expect(readFileSync(join(image.root, 'srv/b.txt'), 'utf8')).toBe('12')
  expect(image).toMatchObject({
    user: 'node',
    workdir: '/srv',
    command: ['node', 'b.js'],
    healthCheck: ['true'],
  })
})

describe('compose.yaml', () => {
  interface Service {
    environment?: Record<string, string>
    volumes?: string[]
    healthcheck?: unknown
    build?: { args: Record<string, string> }
  }
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }

  it('gives the build arguments that the Dockerfile declares', () => {
    const declared = all('ARG').map(({ rest }) => rest)
    for (const { build } of Object.values(services)) {
      for (const name of Object.keys(build?.args ?? {})) expect(declared).toContain(name)
    }
  })
  it('sets what the program reads, so that each instance follows the log of changes', () => {
    const instances = Object.values(services).filter(({ environment }) => environment)
    expect(instances).toHaveLength(2)
    for (const { environment = {} } of instances) {
      const own = Object.keys(environment).filter(
        (name) => !['PORT', 'HOSTNAME', 'NODE_OPTIONS'].includes(name),
      )
      expect(own.filter((name) => !settings.has(name))).toEqual([])
      expect(readEnv({ ...environment, REVALIDATE_SECRET: 'x'.repeat(24) }).followCursor).toMatch(
        /\/\.next\/cache\//,
      )
    }
    expect(new Set(instances.map(({ environment }) => environment?.PORT))).toEqual(new Set(['3000', '3001']))
    const asked = [...read('deploy/nginx.conf').matchAll(/^ *server 127\.0\.0\.1:(300\d) /gm)]
    expect(asked.map(([, port]) => port)).toEqual(['3000', '3001'])
  })
  it('listens on localhost by name, as the unit does: by number, Next hands each page on to itself', () => {
    const local = {
      HOSTNAME: 'localhost',
      NODE_OPTIONS: '--max-old-space-size=1024 --dns-result-order=ipv4first',
    }
    for (const { environment } of Object.values(services)) {
      if (environment) expect(environment).toMatchObject(local)
    }
    const unit = read('deploy/friends-directory@.service')
    expect(unit).toContain(' HOSTNAME=localhost\n')
    expect(unit).toContain(`NODE_OPTIONS=${local.NODE_OPTIONS}"\n`)
  })
  it('mounts only files that exist', () => {
    for (const { volumes = [] } of Object.values(services)) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('.')) expect(existsSync(inProject(source)), source).toBe(true)
      }
    }
  })
})
