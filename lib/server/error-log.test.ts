// @vitest-environment node
import { expect, it } from 'vitest'
import { errorLine, oneLine } from './error-log'

const context = { routePath: '/[site]/cities/[city]', routeType: 'render' }
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

it('escapes line breaks', () => {
  expect(oneLine('a\r\nb\tc\u001b[2J')).toBe('a\\u000d\\nb\tc\\u001b[2J')
})
