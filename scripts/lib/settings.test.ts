import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { unusedPort } from './ports.ts'
import { assertDatabaseReachable, localSettings, readPort, validateSettings } from './settings.ts'

const database = { url: 'http://127.0.0.1:1', publishableKey: 'p', secretKey: 's' }

test('a local site gets its defaults if nothing is set', () => {
  expect(localSettings(database, { TEST_TOOLS: '0', REVALIDATE_SECRET: ' ' })).toEqual({
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_PUBLISHABLE_KEY: 'p',
    SUPABASE_SECRET_KEY: 's',
    REVALIDATE_SECRET: expect.stringMatching(/.{24,}/),
    PREVIEW_SECRET: expect.stringMatching(/.{24,}/),
    TEST_TOOLS: '0',
  })
})

test('a port is a whole number in the valid range', () => {
  expect(readPort(undefined, 3000)).toBe(3000)
  expect(readPort('', 3000)).toBe(3000)
  expect(readPort('8080', 3000)).toBe(8080)
  for (const wrong of ['0', '70000', '80.5', 'web'])
    expect(() => readPort(wrong, 3000)).toThrow('PORT must be')
})

test('an invalid setting is reported in one sentence', async () => {
  await expect(validateSettings({ ...process.env, LFF_URL: 'nowhere' })).rejects.toThrow(
    /^Settings: LFF_URL .*\.$/,
  )
})

test('a hosted database that cannot be used is reported in one sentence', async () => {
  const gone = `http://127.0.0.1:${await unusedPort()}`
  await expect(assertDatabaseReachable(gone, 'key')).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/)

  let status = 200
  const server = createServer((_, response) => response.writeHead(status).end('[]'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(assertDatabaseReachable(url, 'key')).resolves.toBeUndefined()
  for (const [code, sentence] of [
    [401, 'refuses SUPABASE_PUBLISHABLE_KEY'],
    [404, 'has no table "cities"'],
    [503, 'answers HTTP 503'],
  ] as const) {
    status = code
    await expect(assertDatabaseReachable(url, 'key')).rejects.toThrow(sentence)
  }
  server.close()
})
