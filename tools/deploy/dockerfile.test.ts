import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '../../lib/env.ts'
import { inProject } from '../../scripts/lib/project.ts'
import { parseDockerfile } from './dockerfile.ts'

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
  it('runs as another account than root and says how to ask whether it is well', () => {
    expect(all('USER').at(-1)?.rest).toBe('node')
    expect(all('HEALTHCHECK').at(-1)?.rest).toContain('/api/health')
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
  it('mounts what is there', () => {
    for (const { volumes = [] } of Object.values(services)) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('.')) expect(existsSync(inProject(source)), source).toBe(true)
      }
    }
  })
})
