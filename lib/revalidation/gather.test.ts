// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { gathering } from './gather'

it('sends what comes within a moment at once, and what comes later again', async () => {
  const send = vi.fn(async (items: readonly string[]) => items.length)
  const add = gathering(() => 5, send)
  expect(await Promise.all([add('a'), add('b'), add('a')])).toEqual([3, 3, 3])
  expect(await add('c')).toBe(1)
  expect(send.mock.calls).toEqual([[['a', 'b', 'a']], [['c']]])
})

it('takes up the next ones while the last are being sent', async () => {
  const gate = Promise.withResolvers<void>()
  const sent: (readonly string[])[] = []
  const add = gathering(
    () => 1,
    async (items: readonly string[]) => {
      sent.push(items)
      if (sent.length === 1) await gate.promise
    },
  )
  const first = add('a')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await add('b')
  expect(sent).toEqual([['a'], ['b']])
  gate.resolve()
  await first
})

it('passes a failure on to all that were waiting, and goes on', async () => {
  const send = vi.fn(async (items: readonly string[]) => items[0])
  send.mockRejectedValueOnce(new Error('down'))
  const add = gathering(() => 1, send)
  const results = await Promise.allSettled([add('a'), add('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await add('c')).toBe('c')
})
