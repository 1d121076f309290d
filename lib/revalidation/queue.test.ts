import { beforeEach, expect, it, vi } from 'vitest'
import { type Address, type Renewal, RenewalQueue } from './queue'

const log: string[] = []
const renewal = (...tags: string[]): Renewal => ({ tags, paths: [], addresses: false, announced: false })
const addressesOf = ({ tags, paths }: Renewal): Address[] =>
  [...tags.map((tag) => `/${tag}`), ...paths].map((path) => ({
    site: 'lff',
    path,
    rank: path.startsWith('/late') ? 2 : 0,
  }))

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
    workers: 2,
    patientWorkers: 1,
    manyWaiting: 1_000,
    isBurst: () => false,
    rest: async () => {},
    longest: 100,
    gather: () => 20,
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

it('what is marked again while it is being asked for is asked for again, and what waits only once', async () => {
  const answers: PromiseWithResolvers<boolean>[] = []
  const asked: string[] = []
  const { queue } = queueOf({
    warm: ({ path }) => {
      asked.push(path)
      const answer = Promise.withResolvers<boolean>()
      answers.push(answer)
      return answer.promise
    },
  })
  const first = queue.add(renewal('a', 'b', 'c'))
  gates[0]?.resolve()
  await vi.waitFor(() => expect(asked).toEqual(['/a', '/b']))
  const second = queue.add(renewal('a', 'c'))
  await vi.waitFor(() => expect(gates).toHaveLength(2))
  gates[1]?.resolve()
  for (let n = 0; n < 4; n++) {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(n))
    answers[n]?.resolve(true)
  }
  await Promise.all([first, second])
  expect(asked).toEqual(['/a', '/b', '/c', '/a'])
})

it('what matters goes ahead of what merely mentions a row, of which one is made at a time', async () => {
  const asked: string[] = []
  const late = Promise.withResolvers<boolean>()
  const { queue } = queueOf({
    warm: async ({ path }) => {
      asked.push(path)
      return path.startsWith('/late') ? late.promise : true
    },
  })
  const first = queue.add(renewal('late1', 'late2', 'late3'))
  gates[0]?.resolve()
  await vi.waitFor(() => expect(asked).toEqual(['/late1']))
  const second = queue.add(renewal('page'))
  await vi.waitFor(() => expect(gates).toHaveLength(2))
  gates[1]?.resolve()
  await second
  expect(asked).toEqual(['/late1', '/page'])
  late.resolve(true)
  await first
  expect(asked).toEqual(['/late1', '/page', '/late2', '/late3'])
})

it('more than can wait is left to visitors, what matters least first', async () => {
  const { queue, done } = queueOf()
  const many = Array.from({ length: 150 }, (_, n) => (n < 90 ? `page${n}` : `late${n}`))
  const added = queue.add(renewal(...many))
  gates[0]?.resolve()
  await added
  expect(log).toHaveLength(100)
  expect(log.filter((path) => path.startsWith('/page'))).toHaveLength(90)
  expect(done.mock.calls[0]?.[0].fresh).toHaveLength(100)
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
  expect((await added)(renewal('a', 'b'))).toEqual([{ site: 'lff', path: '/a', rank: 0 }])
  expect(done).toHaveBeenCalledWith(
    expect.objectContaining({ asked: 2, fresh: [{ site: 'lff', path: '/a', rank: 0 }] }),
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
    workers: 1,
    patientWorkers: 1,
    manyWaiting: 1_000,
    isBurst: () => false,
    rest: async () => {},
    longest: 100,
    gather: () => 0,
  })
  expect((await failing.add(renewal('a')))(renewal('a'))).toEqual([])
  broken = false
  expect((await failing.add(renewal('a')))(renewal('a'))).toHaveLength(1)
  expect(silent).toHaveBeenCalledOnce()
})

/** A queue whose rests end when the test says so. */
function restingQueue(more: { manyWaiting: number; isBurst: () => boolean }) {
  const rests: PromiseWithResolvers<void>[] = []
  const asked: string[] = []
  const queue = new RenewalQueue({
    prepare: async () => addressesOf,
    refreshAddresses: async () => {},
    warm: async ({ path }) => asked.push(path) > 0,
    workers: 2,
    patientWorkers: 1,
    rest: () => {
      const gate = Promise.withResolvers<void>()
      rests.push(gate)
      return gate.promise
    },
    longest: 100,
    gather: () => 0,
    ...more,
  })
  return { queue, rests, asked }
}

it('works a long queue off one page at a time, with a rest after each', async () => {
  const { queue, rests, asked } = restingQueue({ manyWaiting: 2, isBurst: () => false })
  const added = queue.add(renewal('a', 'b', 'c', 'd', 'e'))
  await vi.waitFor(() => expect(asked).toEqual(['/a']))
  await vi.waitFor(() => expect(rests).toHaveLength(1))
  rests[0]?.resolve()
  await vi.waitFor(() => expect(asked).toEqual(['/a', '/b']))
  // Now that two are left, they are asked for at once and without a rest.
  await vi.waitFor(() => expect(rests).toHaveLength(2))
  rests[1]?.resolve()
  await added
  expect(asked).toEqual(['/a', '/b', '/c', '/d', '/e'])
  expect(rests).toHaveLength(2)
})

it('leaves the server to the visitors while a burst lasts, however little waits', async () => {
  let burst = true
  const { queue, rests, asked } = restingQueue({ manyWaiting: 1_000, isBurst: () => burst })
  const added = queue.add(renewal('a', 'b', 'c'))
  await vi.waitFor(() => expect(rests).toHaveLength(1))
  expect(asked).toEqual(['/a'])
  burst = false
  rests[0]?.resolve()
  await added
  expect(asked).toEqual(['/a', '/b', '/c'])
  expect(rests).toHaveLength(1)
})
