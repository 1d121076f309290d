// @vitest-environment node
import { expect, it } from 'vitest'
import { pacer } from './pace'

/** The waits of calls that come at these times (ms). */
async function waits(times: readonly number[]): Promise<number[]> {
  let time = 0
  const waited: number[] = []
  const turn = pacer({
    now: () => time,
    sleep: async (ms) => {
      waited[waited.length - 1] = ms
    },
  })
  for (const at of times) {
    time = at
    waited.push(0)
    await turn()
  }
  return waited
}

it('lets single calls pass without a wait', async () => {
  expect(await waits([0, 15, 1_000])).toEqual([0, 0, 0])
})

it('takes twenty at once, and the rest of a burst one after the other', async () => {
  const burst = await waits(Array.from({ length: 23 }, () => 0))
  expect(burst.slice(0, 20)).toEqual(Array(20).fill(0))
  expect(burst.slice(20)).toEqual([15, 30, 45])
})

it('has room again after a pause', async () => {
  const times = [...Array.from({ length: 22 }, () => 0), 60, ...Array.from({ length: 20 }, () => 1_000)]
  expect((await waits(times)).slice(22)).toEqual(Array(21).fill(0))
})
