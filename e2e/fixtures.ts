import { existsSync, readFileSync } from 'node:fs'
import { test as base, type ConsoleMessage, errors, expect, type Page } from '@playwright/test'
import { sites } from '@/lib/site/variants'
import { inProject } from '../scripts/lib/project.ts'
import { TestDatabase } from './database.ts'
import { buildDirectory, hosts, type SiteOptions } from './hosts.ts'
import { type Answer, get } from './http.ts'

export { templates } from './templates.ts'
export { expect }

interface Fixtures {
  /** The variant's own words. */
  config: (typeof sites)[keyof typeof sites]
  /** Requests a path of the project's host, or another one, without a browser. */
  get: (path: string, options?: { host?: string; headers?: Record<string, string> }) => Promise<Answer>
  /** Waits until a new address exists: the site notices new rows within seconds. */
  appears: (path: string) => Promise<Answer>
  database: TestDatabase
  /** Skips a test with the tag @built unless the site that answers is the last build. */
  built: undefined
  /** Expected browser errors of this test; each of them must occur. */
  expectErrors: (...patterns: RegExp[]) => void
}

/** Browsers cancel requests when they navigate away. */
const cancelled = 'net::ERR_ABORTED'
/** The reason given for every script when JavaScript is off. */
const refused = 'csp'

/** Chromium reports a transition between two documents that came too late for the first frame; the page stands without it. */
const lateTransition = /^Transition was (?:aborted|skipped)/

/** Failed requests are collected from the requests themselves. */
const isOwnComplaint = (message: ConsoleMessage) =>
  (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) ||
  (message.type() === 'warning' && /hydrat|did not match|server rendered/i.test(message.text()))

export const test = base.extend<SiteOptions & Fixtures>({
  site: ['lff', { option: true }],
  // Answered, so that the banner covers nothing. The banner's own tests start without this.
  cookieAnswer: ['declined', { option: true }],

  context: async ({ context, cookieAnswer }, use) => {
    // For a storage state Playwright would load one more page in each test.
    if (cookieAnswer) {
      await context.addInitScript((answer) => {
        if (location.protocol === 'http:') localStorage.setItem('cookie-consent', answer)
      }, cookieAnswer)
    }
    await use(context)
  },

  config: async ({ site }, use) => use(sites[site]),

  get: async ({ site }, use) =>
    use((path, { host = hosts[site], headers } = {}) => get(path, { host, headers })),

  appears: async ({ get }, use) =>
    use(async (path) => {
      await expect
        .poll(async () => (await get(path)).status, { message: `${path} appears`, timeout: 20_000 })
        .toBe(200)
      return get(path)
    }),

  database: async ({ site }, use) => {
    const database = new TestDatabase(site)
    await use(database)
    await database.removeAdded()
  },

  built: [
    async ({ get }, use, { tags }) => {
      test.skip(
        tags.includes('@built') && (await runningBuild(get)) !== lastBuild(),
        'reads the files of the build: needs `npm run site`, not the development server',
      )
      await use(undefined)
    },
    { auto: true, box: true },
  ],

  expectErrors: [
    async ({ context, javaScriptEnabled }, use) => {
      const problems: string[] = []
      const announced: RegExp[] = []
      context.on('console', (message) => {
        if (isOwnComplaint(message)) problems.push(`console ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (event) => {
        const { message } = event.error()
        if (!lateTransition.test(message)) problems.push(`page error: ${message}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText
        if (reason !== cancelled && (javaScriptEnabled || reason !== refused))
          problems.push(`request failed: ${reason} ${request.url()}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) problems.push(`response ${response.status()} ${response.url()}`)
      })
      await use((...patterns) => {
        announced.push(...patterns)
      })
      const unannounced = problems.filter((problem) => !announced.some((pattern) => pattern.test(problem)))
      expect(unannounced, 'What went wrong in the browser').toEqual([])
      const missing = announced.filter((pattern) => !problems.some((problem) => pattern.test(problem)))
      expect(missing, 'What was announced and did not happen').toEqual([])
    },
    { auto: true, box: true },
  ],
})

const runningBuild = async (get: Fixtures['get']) =>
  JSON.parse((await get('/api/health')).body).build as string
const lastBuild = () => {
  const file = inProject(buildDirectory, 'BUILD_ID')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** What a browser reports on a page that does not exist: the status, and the console message (docs/product.md 19.6). */
export const notFoundErrors = [/^response 404 /, /^console error: 404 Error: User attempted to access/]

/** Waits for two frames, by which time an event's effect is on the screen, or a second where the browser draws none. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        setTimeout(done, 1000)
      }),
  )

/** Changes the size of the window and waits until the page is laid out for it, which is a moment later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await drawn(page)
}

/**
 * Waits until nothing more is loaded, but for ten seconds at most: the browser sometimes keeps the end of a request to
 * itself. What a test promises is checked after this.
 */
export const idle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })

/** Waits until the page responds to clicks and keys: the menu marks the current section once React has hydrated. */
export const ready = (page: Page) => expect(page.locator('a[data-nav][aria-current]')).not.toHaveCount(0)
