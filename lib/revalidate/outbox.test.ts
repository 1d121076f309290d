import { expect, it, vi } from 'vitest'
import { adminClient } from '@/lib/db/admin'
import { markDeliveredSoon } from './outbox'

vi.mock('@/lib/db/admin', () => ({ adminClient: vi.fn() }))
vi.mock('@/lib/env', () => ({ env: { supabaseSecretKey: 'key' } }))
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))

it('records the changes of one moment in one request, and later ones in another', async () => {
  const noted = vi.fn(async (_column: string, _ids: number[]) => ({ error: null }))
  vi.mocked(adminClient).mockReturnValue({ from: () => ({ update: () => ({ in: noted }) }) } as never)
  await Promise.all([markDeliveredSoon(1), markDeliveredSoon(2)])
  await markDeliveredSoon(3)
  expect(noted.mock.calls).toEqual([
    ['id', [1, 2]],
    ['id', [3]],
  ])
})
