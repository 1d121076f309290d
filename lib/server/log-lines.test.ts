// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { keepLogLinesWhole } from './log-lines'

afterEach(() => vi.restoreAllMocks())

it('prints a name with line breaks, and an error with its stack, in one line each', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  keepLogLinesWhole()
  console.error('Outbox: %s failed', 'Tokyo\nGET / 200', new Error('Osaka\nGET / 200'))
  const [form, line] = printed.mock.calls[0] ?? []
  expect(form).toBe('%s')
  expect(line).toMatch(/^Outbox: Tokyo\\nGET \/ 200 failed Error: Osaka\\nGET \/ 200\\n {4}at .*$/)
})
