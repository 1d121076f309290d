// node bench/interactions.ts [base address of a running site] [part of a name …]
// With parts of names, only those interactions are measured, and the results of the others are kept.
// How long a visitor waits between a touch or a key and the next paint, on a phone at a quarter of this machine's
// speed, by the Event Timing API; for a search, also how long until its list begins to change on the screen. The first
// rows are an otherwise empty page, the lower bound on this machine. Playwright's locators are not used: they add
// touch listeners to the page, which run first.

import { chromium, type Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { Site } from '../lib/site/variants.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { phone } from './phone.ts'
import { lastResult, median, ofBoth, publish } from './publish.ts'
import { addressOn } from './sites.ts'

const SLOWDOWN = 4
/** INP is the longest interaction of a visit, and the 75th percentile of all visits. */
const VISITS = 4
/** The Event Timing API reports nothing shorter. */
const SHORTEST = 16
const DIRECTORY = 700
const LARGE_DIRECTORY = 5000

interface Interaction {
  name: string
  /** A page of the site, or a complete document of its own. */
  path: string
  /** Brings the page into the state in which a visitor acts. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => AsyncGenerator<() => Promise<void>>
}

/** Scrolls an element that matches a selector into view; returns where to touch it. */
const placeOf = (page: Page, selector: string, turn: number) =>
  page.evaluate(
    ([selector, turn]) => {
      const things = document.querySelectorAll(selector)
      const thing = things[turn % things.length]
      if (!thing) throw new Error(`The page has no ${selector}.`)
      const middle = (): [x: number, y: number] => {
        const { x, y, width, height } = thing.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
      }
      const isMet = () => thing.contains(document.elementFromPoint(...middle()))
      if (!isMet()) thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (!isMet()) throw new Error(`Something lies over ${selector}.`)
      return middle()
    },
    [selector, turn] as const,
  )

/** Taps one element after another. */
async function* taps(page: Page, selector: string, times: number): AsyncGenerator<() => Promise<void>> {
  for (let turn = 0; turn < times; turn++) {
    const place = await placeOf(page, selector, turn)
    yield () => page.touchscreen.tap(...place)
  }
}

/** Waits until an element matches the selector. */
const arrival = (page: Page, selector: string) =>
  page.evaluate(async (selector) => {
    while (!document.querySelector(selector)) await new Promise((done) => setTimeout(done, 20))
  }, selector)

interface Measured {
  events: number
  median: number
  inp: number
  longest: number
  visits: number[][]
  /** How long after a key the list begins to change. */
  followed?: number
  lastFollowed?: number
}

interface Row {
  interaction: string
  lff: Measured
  mnf: Measured
}

/** How long a key is held, in milliseconds: on-screen keyboards, fast and average typists. */
const holds = [0, 60, 120]

/** Types a word and deletes it, key by key. The release of a key counts too, while the list still changes. */
async function* keys(
  page: Page,
  word: string,
  box = 'input[type=search]',
): AsyncGenerator<() => Promise<void>> {
  await page.touchscreen.tap(...(await placeOf(page, box, 0)))
  for (const delay of holds) {
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      yield () => page.keyboard.press(key, { delay })
    }
  }
}

const search = (page: Page) => keys(page, 'santa')

/** Copies cards of the rendered directory within their countries until there are `count` of them. */
const copyCards = (count: number) => (page: Page) =>
  page.evaluate((wanted) => {
    const cards = [...document.querySelectorAll('#cities [data-item]')]
    for (let index = 0; cards.length > 0 && index < wanted - cards.length; index++) {
      const card = cards[index % cards.length] as Element
      const copy = card.cloneNode(true) as Element
      const name = copy.querySelector('a')
      if (name) name.textContent += ` ${Math.floor(index / cards.length) + 2}`
      card.parentElement?.append(copy)
    }
  }, count)

/** Opens the search dialog, and waits until it finds something. */
async function openSearch(page: Page): Promise<void> {
  await page.touchscreen.tap(...(await placeOf(page, 'header a[aria-label=Search]', 0)))
  await arrival(page, 'dialog input')
  await page.keyboard.press('a')
  await arrival(page, '[role=option]')
  await page.keyboard.press('Backspace')
}

const tabs = 'nav[aria-label="On this page"]:not([hidden]) a'

/** No styles, no scripts. */
const emptyPage = `data:text/html,${encodeURIComponent(
  '<!doctype html><meta name="viewport" content="width=device-width"><input type="search"><details><summary>Question</summary>Answer</details>',
)}`

const interactions: Interaction[] = [
  { name: 'typing on an empty page', path: emptyPage, act: search },
  {
    name: 'opening a question on an empty page',
    path: emptyPage,
    act: (page) => taps(page, 'summary', 12),
  },
  {
    name: 'typing in the search of the city directory',
    path: '/cities',
    prepare: copyCards(DIRECTORY),
    act: search,
  },
  {
    name: 'the same with 5,000 cities',
    path: '/cities',
    prepare: copyCards(LARGE_DIRECTORY),
    act: async function* (page) {
      yield* search(page)
      const drawn = await page.evaluate(() => document.querySelectorAll('#cities [data-item]').length)
      if (drawn !== LARGE_DIRECTORY)
        throw new Error(`The directory holds ${drawn} cards, not ${LARGE_DIRECTORY}.`)
    },
  },
  {
    name: 'narrowing the directory to a continent',
    path: '/cities',
    prepare: copyCards(DIRECTORY),
    act: (page) => taps(page, '[aria-label=Continents] a', 12),
  },
  {
    name: 'sorting the directory',
    path: '/cities',
    prepare: copyCards(DIRECTORY),
    act: async function* (page) {
      await page.evaluate(() => document.querySelector('select')?.focus())
      for (const key of ['p', 'n', 'c', 'n', 'p', 'c']) yield () => page.keyboard.press(key)
    },
  },
  {
    name: 'typing in the search over the page',
    path: '/cities/tokyo',
    prepare: openSearch,
    act: (page) => keys(page, 'tokyo', 'dialog input'),
  },
  {
    name: 'opening a question',
    path: '/cities/tokyo',
    act: (page) => taps(page, 'main summary', 12),
  },
  {
    name: 'jumping with the tab bar of a city',
    path: '/cities/tokyo',
    prepare: async (page) => {
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await arrival(page, tabs)
    },
    act: (page) => taps(page, tabs, 8),
  },
  {
    name: 'joining and leaving a community',
    path: '/communities/hiking',
    act: (page) => taps(page, 'main header button', 10),
  },
  { name: 'choosing a tag of the blog', path: '/blog', act: (page) => taps(page, '[aria-label=Tags] a', 10) },
]

declare global {
  interface Window {
    longest: number
    followed: number[]
  }
}

/** Keeps the longest event since the last reading, and the time from each key to the first change in a list. */
function observe(): void {
  window.longest = 0
  window.followed = []
  let pressed = 0
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp
  }
  addEventListener('keydown', press, { capture: true })
  new MutationObserver(() => {
    if (pressed === 0) return
    const since = pressed
    pressed = 0
    requestAnimationFrame(() => setTimeout(() => window.followed.push(performance.now() - since)))
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Waits until a frame has been painted and its entry has arrived. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 250)))
      }),
  )

runProgram(async (resources) => {
  const [base = 'http://localhost:3000', ...parts] = process.argv.slice(2)
  const browser = await chromium.launch(await ensureChromium())
  resources.defer(() => browser.close())

  /** @returns how long each event lasted, and how long after each key a list began to change, in milliseconds */
  const visit = async (site: Site, { path, prepare, act }: Interaction) => {
    const own = path !== emptyPage
    const address = own ? addressOn(site, base, path) : path
    const localStorage = [{ name: 'cookie-consent', value: 'declined' }]
    const origins = own ? [{ origin: new URL(address).origin, localStorage }] : []
    const context = await browser.newContext({ ...phone, storageState: { cookies: [], origins } })
    const page = await context.newPage()
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'networkidle' })
    // The menu marks the current section once React has hydrated.
    if (own) await arrival(page, 'header [aria-current]')
    await prepare?.(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const durations: number[] = []
    for await (const step of act(page)) {
      await settle(page)
      await page.evaluate(() => {
        window.longest = 0
      })
      await step()
      await settle(page)
      durations.push(Math.max(SHORTEST, await page.evaluate(() => window.longest)))
    }
    const followed = (await page.evaluate(() => window.followed)).map(Math.round)
    await context.close()
    return { durations, followed }
  }

  const measure = async (site: Site, interaction: Interaction): Promise<Measured> => {
    const visits = []
    for (let turn = 0; turn < VISITS; turn++) visits.push(await visit(site, interaction))
    const durations = visits.flatMap((one) => one.durations)
    const followed = visits.flatMap((one) => one.followed)
    const slowest = visits.map((one) => Math.max(...one.durations)).toSorted((one, other) => one - other)
    return {
      events: durations.length,
      median: median(durations),
      inp: slowest[Math.ceil(VISITS * 0.75) - 1] as number,
      longest: Math.max(...durations),
      visits: visits.map((one) => one.durations),
      ...(followed.length > 0 && { followed: median(followed), lastFollowed: Math.max(...followed) }),
    }
  }

  /** Lighthouse's measure of the machine's speed, without the slowdown. */
  const speed = async () => {
    const page = await browser.newPage()
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
    await page.close()
    return index
  }

  const benchmarkIndex = [await speed()]
  const last = lastResult<{ interactions: Row[] }>('interactions', { interactions: [] })
  const rows: Row[] = []
  for (const interaction of interactions) {
    const kept = last.interactions.find((row) => row.interaction === interaction.name)
    if (parts.length > 0 && !parts.some((part) => interaction.name.includes(part))) {
      if (kept) rows.push(kept)
      continue
    }
    const lff = await measure('lff', interaction)
    const mnf = await measure('mnf', interaction)
    rows.push({ interaction: interaction.name, lff, mnf })
  }
  benchmarkIndex.push(await speed())
  const written = (value: number) => (value <= SHORTEST ? `≤ ${SHORTEST}` : String(value))
  publish(
    'interactions',
    { slowdown: SLOWDOWN, benchmarkIndex, interactions: rows },
    ['interaction', 'events', 'median ms', 'INP ms', 'longest ms', 'list: median ms', 'list: longest ms'],
    rows.map(({ interaction, lff, mnf }) => [
      interaction,
      ofBoth(String(lff.events), String(mnf.events)),
      ofBoth(written(lff.median), written(mnf.median)),
      ofBoth(written(lff.inp), written(mnf.inp)),
      ofBoth(written(lff.longest), written(mnf.longest)),
      ofBoth(`${lff.followed ?? '–'}`, `${mnf.followed ?? '–'}`),
      ofBoth(`${lff.lastFollowed ?? '–'}`, `${mnf.lastFollowed ?? '–'}`),
    ]),
  )
  return 0
})
