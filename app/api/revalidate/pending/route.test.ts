// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { markDelivered, pruneDelivered, readPending } from '@/lib/revalidate/outbox'
import { renew } from '@/lib/revalidate/renew'
import { POST } from './route'

vi.mock('@/lib/env', () => ({
  env: {
    supabaseUrl: 'http://database.test',
    supabasePublishableKey: 'public',
    supabaseSecretKey: 'secret',
    revalidateSecret: 'secret-of-the-test',
  },
}))
vi.mock('@/lib/revalidate/outbox', async (original) => ({
  ...(await original<typeof import('@/lib/revalidate/outbox')>()),
  readPending: vi.fn(),
  markDelivered: vi.fn(),
  pruneDelivered: vi.fn(),
}))
vi.mock('@/lib/revalidate/renew', () => ({ renew: vi.fn() }))
vi.mock('@/lib/db/execute', () => ({ readRows: vi.fn(), readRow: vi.fn(), readFresh: async () => [] }))
vi.spyOn(console, 'error').mockReturnValue()

const app = { id: 1, type: 'INSERT', table_name: 'apps_for_making_friends', record: {}, old_record: null }
const post = () =>
  POST(new Request('http://site/', { headers: { authorization: 'Bearer secret-of-the-test' } }))

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(readPending).mockResolvedValue([app])
  vi.mocked(renew).mockResolvedValue({ asked: 2, fresh: Promise.resolve(2) })
})

it('renews what changed, and then notes it as delivered', async () => {
  const answer = await post()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ delivered: 1, more: false, warmed: 2 })
  expect(vi.mocked(renew).mock.calls[0]?.[0].tags).toContain('apps')
  expect(markDelivered).toHaveBeenCalledWith([1])
  expect(vi.mocked(renew).mock.invocationCallOrder[0]).toBeLessThan(
    vi.mocked(markDelivered).mock.invocationCallOrder[0] ?? 0,
  )
})

it('renews it also if it cannot be noted, or if the log does not answer any more', async () => {
  for (const fails of [markDelivered, pruneDelivered]) {
    vi.mocked(fails).mockRejectedValueOnce(new Error('no answer'))
    vi.mocked(renew).mockClear()
    await post()
    expect(renew).toHaveBeenCalledOnce()
  }
})

it('leaves changes for the next call if they cannot be renewed', async () => {
  vi.mocked(renew).mockRejectedValue(new Error('no room'))
  expect((await post()).status).toBe(502)
  expect(markDelivered).not.toHaveBeenCalled()
})
