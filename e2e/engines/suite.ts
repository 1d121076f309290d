// The site in an engine other than Chromium: ENGINE=firefox or ENGINE=webkit, by `npm run engines -- firefox`. Small on
// purpose: what an engine may do in its own way. Everything else is tested once, in Chromium, by the files above.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureFirefox } from '../../scripts/firefox.ts'
import { Failure } from '../../scripts/lib/failure.ts'
import { ensureWebKit } from '../../scripts/webkit.ts'
import { basePort } from '../hosts.ts'
import { templates } from '../templates.ts'
import { type Client, type Media, Page } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const engine = process.env.ENGINE
/** On local hosts, a cookie decides which site is shown. */
const origin = `http://localhost:${basePort}`

async function launch(media: Media = {}): Promise<Client> {
  if (engine === 'firefox') return openFirefox(await ensureFirefox(), media)
  if (engine === 'webkit') return openWebKit(await ensureWebKit(), media)
  throw new Failure(`ENGINE must be firefox or webkit, not "${engine}".`)
}

let page: Page

/**
 * The browser of the last block, which the next one uses too if it wishes for the same: starting one takes as long as
 * ten visits.
 */
let running: { client: Client; media: Media | undefined } | undefined
afterAll(() => running?.client[Symbol.asyncDispose]())

async function browserWith(media: Media | undefined): Promise<Client> {
  if (running && running.media === media) return running.client
  await running?.client[Symbol.asyncDispose]()
  running = undefined
  running = { client: await launch(media), media }
  return running.client
}

/** Opens a browser for the tests of this block. The banner has been answered, unless a test asks for it. */
function inBrowser(site: 'lff' | 'mnf', media?: Media): void {
  beforeAll(async () => {
    const client = await browserWith(media)
    page = new Page(client, origin)
    await client.resize(1280, 900)
    await page.open(`/terms-and-conditions?site=${site}`)
    if (media?.scripts !== false) {
      await client.run(() => localStorage.setItem('cookie-consent', 'declined'))
    }
  })
}

const heading = () => document.querySelector('h1')?.textContent ?? ''

for (const site of ['lff', 'mnf'] as const) {
  describe(`Each template of ${site}`, () => {
    inBrowser(site)
    test.each(templates)('renders without an error: $name', async ({ path }) => {
      page.client.problems()
      await page.open(path)
      const sent = await (await fetch(origin + path, { headers: { cookie: `site=${site}` } })).text()
      await page.until('the page is drawn', () => document.readyState === 'complete')
      // Once React has taken over, a failure would have replaced the page by the error screen.
      await page.sees('footer')
      expect(sent).toContain('<h1')
      expect(await page.client.run(heading)).not.toMatch(/^$|wrong|failed/i)
      expect(page.client.problems() ?? []).toEqual([])
    })
  })
}

describe('With a mouse and a keyboard', () => {
  inBrowser('mnf')

  test('links change the page within the document, and Back and Forward restore title and place', async () => {
    await page.open('/cities')
    await page.isReady()
    await page.client.run(() => void Object.assign(window, { sameDocument: true }))
    const title = await page.client.run(() => document.title)
    await page.click('main a[href="/cities/nairobi"]')
    await page.isAt('/cities/nairobi')
    await page.until('the page starts at its top', () => window.scrollY === 0)
    await page.client.back()
    await page.isAt('/cities')
    await page.until('the old place is restored', () => window.scrollY > 1000)
    await page.until('the title is back', (title) => document.title === title, title)
    await page.client.forward()
    await page.isAt('/cities/nairobi')
    expect(await page.client.run(() => 'sameDocument' in window)).toBe(true)
  })

  test('the search opens with a key, finds a community in a city, and leads there; Escape closes it', async () => {
    await page.open('/blog')
    await page.isReady()
    await page.click('header a[href="/search"]')
    await page.sees('dialog[open] input')
    await page.client.press('Escape')
    await page.misses('dialog')
    await page.click('header a[href="/search"]')
    await page.until('the field has the focus', () => document.activeElement?.matches('dialog input'))
    await page.client.type('hiking tokyo')
    await page.sees('[role="option"]', 'Hiking in Tokyo')
    await page.client.press('Enter')
    await page.isAt('/cities/tokyo/communities/hiking')
  })

  test('a list is filtered by text, kept in the address, and says how many it shows', async () => {
    await page.open('/cities')
    await page.isReady()
    await page.click('#cities-search')
    await page.client.type('lisbon')
    await page.sees('main [role="status"]', '1 city')
    await page.isAt('/cities?q=lisbon')
    // Cards are hidden a few at a time.
    await page.until('Lisbon alone is left', () => {
      const shown = [...document.querySelectorAll('#cities [data-item]')].filter((card) =>
        card.checkVisibility(),
      )
      return shown.length === 1 && shown[0]?.querySelector('a')?.textContent === 'Lisbon'
    })
  })

  test('a list is sorted, filtered by a chip, and follows Back', async () => {
    await page.open('/cities?sort=population')
    await page.sees('#cities [data-item]', 'Tokyo')
    await page.until('the largest city comes first', () =>
      [...document.querySelectorAll('#cities [data-item]')]
        .find((card) => card.checkVisibility())
        ?.textContent?.includes('Tokyo'),
    )
    await page.click('[aria-label="Continents"] a', 'Africa')
    await page.isAt('/cities?sort=population&continent=Africa')
    await page.until('only Africa is shown', () =>
      [...document.querySelectorAll('#cities [data-item]')]
        .find((card) => card.checkVisibility())
        ?.textContent?.match(/Cairo|Lagos|Kinshasa/),
    )
    await page.client.back()
    await page.isAt('/cities?sort=population')
    await page.sees('#cities [data-item]', 'Tokyo')
  })

  test('questions open one at a time', async () => {
    await page.open('/cities/tokyo')
    await page.click('#questions details:nth-of-type(1) summary')
    await page.sees('#questions details[open]:nth-of-type(1) p')
    await page.click('#questions details:nth-of-type(3) summary')
    await page.sees('#questions details[open]:nth-of-type(3) p')
    expect(await page.client.run(() => document.querySelectorAll('#questions details[open]').length)).toBe(1)
  })

  test('a community is joined, and a toast says so until it is dismissed', async () => {
    await page.open('/communities/hiking')
    await page.isReady()
    await page.click('main button', 'Join')
    await page.sees('[data-toast]', 'Joined community!')
    await page.click('[data-toast] button')
    await page.misses('[data-toast]')
  })

  test('the tabs of a city lead to its parts and mark the one on the screen', async () => {
    await page.open('/cities/tokyo')
    await page.isReady()
    await page.client.run(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    await page.click('nav[aria-label="On this page"] a', 'Communities')
    await page.sees('nav[aria-label="On this page"] [aria-current]', 'Communities')
    await page.until('the part is at the top of the screen', () => {
      const top = document.querySelector('#communities')?.getBoundingClientRect().top ?? Number.NaN
      return Math.abs(top) < 250
    })
  })

  test('Share copies the link where there is no share sheet, and a message for the group is copied', async () => {
    await page.open('/cities/tokyo')
    await page.isReady()
    // Whether a program may read the clipboard, or show a sheet, is a matter of the desktop, not of the engine.
    await page.client.run(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
      const writeText = async (text: string) => {
        document.documentElement.dataset.copied = text
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    })
    await page.click('main button', 'Share')
    await page.sees('[data-toast]', 'Link copied')
    const copied = () => document.documentElement.dataset.copied
    expect(await page.client.run(copied)).toBe(`${origin}/cities/tokyo`)
    await page.click('main button', 'Copy the message')
    await page.sees('[data-toast]', 'Copied')
    await page.until(
      'the message is copied',
      () => !document.documentElement.dataset.copied?.startsWith('http'),
    )
  })

  test('"Cities near me" lists the five nearest', async () => {
    await page.open('/cities')
    await page.isReady()
    await page.client.run(() => {
      const coords = { latitude: 35.44, longitude: 139.64, accuracy: 100 }
      const getCurrentPosition = (done: (position: unknown) => void) => done({ coords })
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } })
    })
    await page.click('main button', 'Cities near me')
    await page.sees('[aria-label="The nearest cities"] li', 'Tokyo')
    expect(
      await page.client.run(() => document.querySelectorAll('[aria-label="The nearest cities"] li').length),
    ).toBe(5)
  })

  test('the cookie banner asks once', async () => {
    await page.client.run(() => localStorage.removeItem('cookie-consent'))
    await page.open('/countries')
    await page.click('section[aria-label="Cookies"] button', 'Decline')
    await page.misses('section[aria-label="Cookies"]')
    await page.open('/countries')
    await page.isReady()
    expect(await page.client.run(() => localStorage.getItem('cookie-consent'))).toBe('declined')
    await page.misses('section[aria-label="Cookies"]')
  })

  test('on a phone the menu opens, leads to a section, and closes', async () => {
    await page.client.resize(390, 844)
    await page.open('/')
    await page.click('header summary[aria-label="Menu"]')
    await page.click('header details nav a[href="/communities"]')
    await page.isAt('/communities')
    await page.misses('header details nav')
  })
})

describe('In the dark, and without motion', () => {
  inBrowser('lff', { dark: true, reducedMotion: true })

  test('the page is dark, and a new page does not fade in', async () => {
    await page.open('/cities')
    await page.isReady()
    expect(await page.client.run(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
    expect(await page.client.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
    const brightness = await page.client.run(() => {
      const color = getComputedStyle(document.body).backgroundColor
      return Math.max(...(color.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))
    })
    expect(brightness).toBeLessThan(80)
    await page.click('nav[aria-label="Main"] a[href="/countries"]')
    await page.isAt('/countries')
    await page.sees('main h1')
    expect(
      await page.client.run(
        () => getComputedStyle(document.querySelector('main > *') as Element).animationName,
      ),
    ).toBe('none')
  })
})

describe('Without scripts', () => {
  inBrowser('lff', { scripts: false })

  test('every card is shown, controls that need a script are not, and links lead where they say', async () => {
    await page.open('/cities')
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length
    expect(await page.client.run(shown, '#cities [data-item]')).toBeGreaterThan(350)
    expect(await page.client.run(shown, '[aria-label="Continents"]')).toBe(0)
    await page.click('main a[href="/cities/tokyo"]')
    await page.isAt('/cities/tokyo')
    await page.sees('h1', 'Tokyo')
  })
})
