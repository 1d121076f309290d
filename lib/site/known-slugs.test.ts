import { expect, it, vi } from 'vitest'
import { isSlugLists, type SlugLists, SlugRegistry } from './known-slugs'

const lists = (...cities: string[]): SlugLists => ({
  cities,
  communities: [],
  affinities: [],
  articles: [],
  absent: [],
  countries: [['jp', 'japan']],
  redirects: [['/apps', '/friendship-apps']],
})

const ignore = () => {}

function registry(load: () => Promise<SlugLists>) {
  const clock = { now: 0 }
  return { clock, slugs: new SlugRegistry({ load, maxAgeMs: 15_000, minAgeMs: 2_000, now: () => clock.now }) }
}

it('waits for the first lists, and only once', async () => {
  const load = vi.fn(async () => lists('rome'))
  const { slugs } = registry(load)
  const [a, b] = await Promise.all([slugs.current(ignore), slugs.current(ignore)])
  expect(a?.cities.has('rome')).toBe(true)
  expect(b).toBe(a)
  expect(a?.countries.get('jp')).toBe('japan')
  expect(a?.redirects.get('/apps')).toBe('/friendship-apps')
  expect(load).toHaveBeenCalledTimes(1)
})

it('renews old lists in the background', async () => {
  const load = vi
    .fn<() => Promise<SlugLists>>()
    .mockResolvedValueOnce(lists('rome'))
    .mockResolvedValue(lists('rome', 'oslo'))
  const { slugs, clock } = registry(load)
  await slugs.current(ignore)
  clock.now = 20_000
  const renewals: Promise<void>[] = []
  expect((await slugs.current((renewal) => renewals.push(renewal)))?.cities.has('oslo')).toBe(false)
  expect(renewals).toHaveLength(1)
  await renewals[0]
  expect((await slugs.current(ignore))?.cities.has('oslo')).toBe(true)
})

it('reads the lists again for an unknown slug, but not for each one of a flood', async () => {
  const load = vi.fn(async () => lists('rome'))
  const { slugs, clock } = registry(load)
  await slugs.current(ignore)
  for (let i = 0; i < 50; i++) await slugs.confirm()
  expect(load).toHaveBeenCalledTimes(1)
  clock.now = 2_001
  for (let i = 0; i < 50; i++) await slugs.confirm()
  expect(load).toHaveBeenCalledTimes(2)
})

it('fails open: without lists nothing is known, and after a failed renewal nothing is certain', async () => {
  const load = vi.fn<() => Promise<SlugLists>>().mockRejectedValue(new Error('down'))
  const { slugs, clock } = registry(load)
  expect(await slugs.current(ignore)).toBeUndefined()
  expect(await slugs.confirm()).toBeUndefined()
  load.mockResolvedValueOnce(lists('rome'))
  clock.now = 5_000
  expect((await slugs.confirm())?.cities.has('rome')).toBe(true)
  clock.now = 10_000
  expect(await slugs.confirm()).toBeUndefined()
  // the earlier lists still say what exists
  expect((await slugs.current(ignore))?.cities.has('rome')).toBe(true)
})

it('validates its own shape', () => {
  expect(isSlugLists(lists('rome'))).toBe(true)
  expect(isSlugLists({ error: 'x' })).toBe(false)
  expect(isSlugLists(null)).toBe(false)
})
