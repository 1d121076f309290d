// @vitest-environment node
import { expect, it } from 'vitest'
import { errorLine } from './error-log'

const context = {
  routePath: '/[site]/cities/[city]',
  routeType: 'render',
  revalidateReason: undefined,
} as const
const request = { path: '/lff/cities/tokyo?secret=s3cret-of-preview&token=abc', method: 'GET' }

it('reports an error in one line, without the query', () => {
  const error = Object.assign(new Error('cities: "Tokyo\n2026-01-01 all is well\u2028"'), { digest: '42' })
  const line = errorLine(error, request, context, [])
  expect(line).not.toMatch(/[\n\u2028]/)
  expect(JSON.parse(line)).toMatchObject({
    event: 'request-error',
    method: 'GET',
    path: '/lff/cities/tokyo',
    route: '/[site]/cities/[city]',
    digest: '42',
    message: 'cities: "Tokyo\n2026-01-01 all is well\u2028"',
    stack: expect.stringContaining('error-log.test'),
  })
  expect(line).not.toContain('token=abc')
})

it('redacts secrets, and accepts values that are not errors', () => {
  const line = errorLine('refused: Bearer s3cret-of-preview', request, context, [
    's3cret-of-preview',
    undefined,
    '',
  ])
  expect(JSON.parse(line).message).toBe('refused: Bearer [secret]')
  expect(errorLine(new Error('x'.repeat(1_000_000)), request, context, []).length).toBeLessThan(10_000)
})

it('escapes whatever could start a line or move a terminal', () => {
  const message = 'a\r\nb\u001b[2J\u0085c\u009b2Jd\u2028e\u2029f'
  const line = errorLine(message, request, context, [])
  expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  expect(JSON.parse(line).message).toBe(message)
})
