import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '../../lib/env.ts'
import { inProject } from '../../scripts/lib/project.ts'

const read = (file: string) => readFileSync(inProject(file), 'utf8')
const settings = new Set(
  [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
)
const dockerfile = read('Dockerfile')
const declared = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)

describe('the Dockerfile', () => {
  it('declares settings that exist, and no secret', () => {
    expect(declared.length).toBeGreaterThan(3)
    expect(declared.filter((name) => !settings.has(name))).toEqual([])
    expect(declared.filter((name) => name?.includes('SECRET'))).toEqual([])
  })
  it('runs under an account other than root and has a health check', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m)
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
