import { spawnSync } from 'node:child_process'
import { waitForHttp } from '../scripts/lib/http.ts'
import { serve } from '../scripts/lib/next.ts'
import { unusedPort } from '../scripts/lib/ports.ts'
import { inProject } from '../scripts/lib/project.ts'
import { expect, test } from './fixtures.ts'
import { buildDirectory } from './hosts.ts'
import { get } from './http.ts'

const domains = { LFF_URL: 'https://ami.example.org', MNF_URL: 'https://www.treffpunkt.example.net' }

test('Domains of any name show the site that the settings give them, and their other form leads to it', {
  tag: '@built',
}, async () => {
  const port = await unusedPort()
  const site = { env: { ...process.env, ...domains }, distDir: buildDirectory, data: '' }
  await using server = serve(site, { mode: 'start', port })
  await waitForHttp(`http://127.0.0.1:${port}/`, { serverExited: server.exited })
  for (const [host, shown] of [
    ['www.treffpunkt.example.net', 'mnf'],
    ['ami.example.org', 'lff'],
    ['treffpunkt.example.net.evil.example', 'lff'],
    ['meetnewfriends.example', 'mnf'],
  ] as const) {
    const { status, body } = await get('/cities/tokyo', { host, port })
    expect(status, host).toBe(200)
    expect(body, host).toContain(`data-site="${shown}"`)
  }
  for (const [host, origin] of [
    ['treffpunkt.example.net:443', domains.MNF_URL],
    ['www.ami.example.org', domains.LFF_URL],
  ] as const) {
    const { status, headers } = await get('/cities/tokyo?q=a%20b&c=d', { host, port })
    const target = new URL(String(headers.location))
    expect([status, target.origin + target.pathname], host).toEqual([308, `${origin}/cities/tokyo`])
    expect([...target.searchParams], host).toEqual([
      ['q', 'a b'],
      ['c', 'd'],
    ])
  }
})

test('Startup with one domain for both sites fails with a sentence that says so', () => {
  const env = { ...process.env, ...domains, LFF_URL: 'https://treffpunkt.example.net' }
  const program = inProject('node_modules/next/dist/bin/next')
  const { status, stderr } = spawnSync(process.execPath, [program, 'start', '-p', '0'], {
    cwd: inProject(),
    env,
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(status).not.toBe(0)
  expect(stderr).toContain(
    'Settings: LFF_URL and MNF_URL must be two different hosts, but are https://treffpunkt.example.net and https://www.treffpunkt.example.net.',
  )
})
