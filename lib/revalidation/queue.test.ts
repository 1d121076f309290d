import { beforeEach, expect, it, vi } from 'vitest'
import { type Address, eachOf, type Renewal, RenewalQueue } from './queue'

const log: string[] = []
const renewal = (...tags: string[]): Renewal => ({ tags, paths: [], addresses: false, announced: false })
const addressesOf = ({ tags, paths }: Renewal): Address[] =>
  [...tags.map((tag) => `/${tag}`), ...paths].map((path) => ({ site: 'lff', path }))

let gates: PromiseWithResolvers<void>[]
beforeEach(() => {
  log.length = 0
  gates = []
})

/** Each wait of the queue for more of a burst ends when the test says so. */
function queueOf(more: { warm?: (address: Address) => Promise<boolean> } = {}) {
  const done = vi.fn()
  const queue = new RenewalQueue({
    prepare: async () => addressesOf,
    refreshAddresses: async () => void log.push('addresses'),
    warm: async ({ path }) => log.push(path) > 0,
    concurrency: 2,
    gather: 20,
    sleep: () => {
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      return gate.promise
    },
    done,
    ...more,
  })
  return { queue, done }
}

it('a burst of ten thousand is one batch, with each thing once', async () => {
  const { queue, done } = queueOf()
  const added = Array.from({ length: 10_000 }, (_, n) => queue.add(renewal(`city:c${n % 3}`, 'cities')))
  gates[0]?.resolve()
  const [freshOf] = await Promise.all(added)
  expect(log.toSorted()).toEqual(['/cities', '/city:c0', '/city:c1', '/city:c2'])
  expect(done).toHaveBeenCalledOnce()
  expect(freshOf?.(renewal('city:c0', 'cities'))).toHaveLength(2)
})

it('what arrives while a batch is under way is in the next', async () => {
  const warming = Promise.withResolvers<boolean>()
  const asked: string[] = []
  const { queue } = queueOf({
    warm: ({ path }) => {
      asked.push(path)
      return warming.promise
    },
  })
  const first = queue.add(renewal('a'))
  gates[0]?.resolve()
  await vi.waitFor(() => expect(asked).toEqual(['/a']))
  const second = queue.add(renewal('a', 'b'))
  warming.resolve(true)
  await first
  await vi.waitFor(() => expect(gates).toHaveLength(2))
  gates[1]?.resolve()
  await second
  expect(asked).toEqual(['/a', '/a', '/b'])
})

it('the lists of addresses are read before any page is asked for, where addresses changed', async () => {
  const { queue } = queueOf()
  const added = queue.add({ ...renewal('a'), addresses: true, paths: ['/b'] })
  gates[0]?.resolve()
  await added
  expect(log).toEqual(['addresses', '/a', '/b'])
})

it('only what became fresh is counted', async () => {
  const { queue, done } = queueOf({ warm: async ({ path }) => path === '/a' })
  const added = queue.add(renewal('a', 'b'))
  gates[0]?.resolve()
  expect((await added)(renewal('a', 'b'))).toEqual([{ site: 'lff', path: '/a' }])
  expect(done).toHaveBeenCalledWith(
    expect.objectContaining({ asked: 2, fresh: [{ site: 'lff', path: '/a' }] }),
  )
})

it('goes on after a batch that failed', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const failing = new RenewalQueue({
    prepare: async () => {
      if (broken) throw new Error('down')
      return addressesOf
    },
    refreshAddresses: async () => {},
    warm: async () => true,
    concurrency: 1,
    gather: 0,
  })
  expect((await failing.add(renewal('a')))(renewal('a'))).toEqual([])
  broken = false
  expect((await failing.add(renewal('a')))(renewal('a'))).toHaveLength(1)
  expect(silent).toHaveBeenCalledOnce()
})

it('a list is worked through a few at a time', async () => {
  let busy = 0
  let most = 0
  const seen: number[] = []
  await eachOf([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++busy)
    await Promise.resolve()
    seen.push(item)
    busy--
  })
  expect(most).toBe(3)
  expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
})
