import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/lib/project.ts'

// Runs deploy/release.sh with releases of a few files, and stand-ins for the system programs that it calls.
const root = mkdtempSync(join(tmpdir(), 'release-'))
const programs = join(root, 'bin')
const asked = () => readFileSync(join(root, 'asked'), 'utf8').split('\n').filter(Boolean)
const put = (path: string, text: string, mode = 0o644) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  chmodSync(join(root, path), mode)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const release = (name: string) =>
  spawnSync(inProject('deploy/release.sh'), [name], {
    env: { ...process.env, ROOT: root, PORTS: '3000 3001', PATH: `${programs}:${process.env.PATH}` },
    encoding: 'utf8',
  })

beforeAll(() => {
  for (const name of ['systemctl', 'chown', 'sleep']) {
    put(`bin/${name}`, `#!/bin/sh\necho "${name} $*" >> ${root}/asked\n`, 0o755)
  }
  put('bin/curl', `#!/bin/sh\necho "curl $*" >> ${root}/asked\n! [ -e ${root}/broken ]\n`, 0o755)
  for (const name of ['20261101-090000', '20261102-090000']) {
    put(`releases/${name}/.next/server/app/lff/cities.html`, `cities of ${name}`)
    put(`releases/${name}/.next/server/route-cache/lff/late.html`, `late of ${name}`)
    put(`releases/${name}/.next/static/${name}.js`, '')
    put(`releases/${name}/public/icons/icon.png`, '')
    put(`releases/${name}/errors/lff.html`, '')
  }
})
beforeEach(() => put('asked', ''))
afterAll(() => rmSync(root, { recursive: true }))

describe('putting a release into service', () => {
  it('replaces one instance after the other', () => {
    const { status, stdout } = release('20261101-090000')
    expect(stdout.trim().split('\n')).toEqual([
      'friends-directory@3000 serves release 20261101-090000.',
      'friends-directory@3001 serves release 20261101-090000.',
    ])
    expect(status).toBe(0)
    expect(asked().filter((line) => !line.startsWith('chown'))).toEqual(
      ['3000', '3001'].flatMap((port) => [
        `systemctl stop friends-directory@${port}`,
        `systemctl start friends-directory@${port}`,
        `curl --fail --silent --max-time 2 http://127.0.0.1:${port}/api/health?ready=1`,
      ]),
    )
  })

  it('gives each instance pages of its own', () => {
    const late = '.next/server/route-cache/lff/late.html'
    writeFileSync(join(root, '3000', late), 'rendered again')
    expect(read(`3001/${late}`)).toBe('late of 20261101-090000')
    expect(read(`releases/20261101-090000/${late}`)).toBe('late of 20261101-090000')
  })

  it('goes back and forth without leaving pages of the other release', () => {
    put('3000/.next/server/route-cache/lff/new.html', 'rendered late')
    release('20261102-090000')
    expect(read('3000/.next/server/app/lff/cities.html')).toBe('cities of 20261102-090000')
    expect(existsSync(join(root, '3000/.next/server/route-cache/lff/new.html'))).toBe(false)
    release('20261101-090000')
    expect(read('3001/.next/server/app/lff/cities.html')).toBe('cities of 20261101-090000')
    expect(existsSync(join(root, 'files/static/20261102-090000.js'))).toBe(true)

    const monthAgo = Date.now() / 1000 - 32 * 86_400
    utimesSync(join(root, 'files/static/20261102-090000.js'), monthAgo, monthAgo)
    release('20261101-090000')
    expect(existsSync(join(root, 'files/static/20261102-090000.js')), 'after a month').toBe(false)
  })

  it('stops at an instance that does not get ready', () => {
    put('broken', '')
    const { status, stderr } = release('20261102-090000')
    expect(status).toBe(1)
    expect(stderr).toBe(
      'friends-directory@3000 is not ready after a minute: the other instances were left as they were.\n',
    )
    expect(asked()).not.toContain('systemctl stop friends-directory@3001')
    expect(read('3001/.next/server/app/lff/cities.html')).toBe('cities of 20261101-090000')
  })

  it('lists the releases', () => {
    const { status, stderr } = release('20261103-090000')
    expect(status).toBe(1)
    expect(stderr).toBe('There is no release 20261103-090000. There are: 20261101-090000 20261102-090000 \n')
  })
})
