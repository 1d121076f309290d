// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { isBurst, pacer } from './pace'

/** The waits of calls that come at these times (ms). */
async function waits(times: readonly number[]): Promise<number[]> {
  let time = 0
  const waited: number[] = []
  let noted = 0
  const turn = pacer({
    now: () => time,
    sleep: async (ms) => {
      waited[waited.length - 1] = ms
    },
    onWait: () => {
      noted++
    },
  })
  for (const at of times) {
    time = at
    waited.push(0)
    await turn()
  }
  expect(noted).toBe(waited.filter((ms) => ms > 0).length)
  return waited
}

it('lets single calls pass without a wait', async () => {
  expect(await waits([0, 15, 1_000])).toEqual([0, 0, 0])
})

it('takes twenty at once, and the rest of a burst one after the other', async () => {
  const burst = await waits(Array.from({ length: 23 }, () => 0))
  expect(burst.slice(0, 20)).toEqual(Array(20).fill(0))
  expect(burst.slice(20)).toEqual([25, 50, 75])
})

it('has room again after a pause', async () => {
  const times = [...Array.from({ length: 22 }, () => 0), 100, ...Array.from({ length: 20 }, () => 1_000)]
  expect((await waits(times)).slice(22)).toEqual(Array(21).fill(0))
})

it('speaks of a burst from the first call that has to wait until a second after the last', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const turn = pacer({ now: () => 0, sleep: async () => {} })
  for (let call = 0; call < 20; call++) await turn()
  expect(isBurst()).toBe(false)
  await turn()
  expect(isBurst()).toBe(true)
  vi.advanceTimersByTime(999)
  expect(isBurst()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isBurst()).toBe(false)
  vi.useRealTimers()
})
