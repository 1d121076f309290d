// node bench/first-paint.ts [base address of a running site]
// When a page is first on the screen and when it answers to clicks, in a real browser with an empty cache, on a slow
// connection (1.6 Mbit/s, 150 ms of latency) and at a quarter of this machine's speed. Lighthouse only simulates such a
// connection.
import { chromium } from 'playwright'
import { templates } from '../e2e/templates.ts'
import type { Site } from '../lib/site/variants.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { phone } from './phone.ts'
import { figure, median, ofBoth, publish, shown } from './publish.ts'
import { addressOn } from './sites.ts'

const VISITS = 5
const SLOWDOWN = 4
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

interface Painted {
  firstMs: number
  largestMs: number
  /** When React had hydrated the page. */
  hydratedMs: number
}

/** Marks the moment at which the menu shows the current section, which it does once React has hydrated. */
const markHydration = () => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('a[data-nav][aria-current]')) return
    performance.mark('hydrated')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, attributeFilter: ['aria-current'] })
}

/** The largest paint so far, once nothing has been loaded for half a second. */
const paints = (): Promise<Painted> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const firstMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      const hydratedMs = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN
      resolve({ firstMs, largestMs: list.getEntries().at(-1)?.startTime ?? Number.NaN, hydratedMs })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

runProgram(async (resources) => {
  const base = process.argv[2] ?? 'http://localhost:3000'
  const browser = await chromium.launch(await ensureChromium())
  resources.defer(() => browser.close())

  const visit = async (address: string): Promise<Painted> => {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    await page.addInitScript(markHydration)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    const painted = await page.evaluate(paints)
    await context.close()
    return painted
  }

  const measure = async (site: Site, path: string) => {
    const visits: Painted[] = []
    // The first visit fills the server's memory cache and does not count.
    await visit(addressOn(site, base, path))
    for (let turn = 0; turn < VISITS; turn++) visits.push(await visit(addressOn(site, base, path)))
    return {
      firstMs: median(visits.map(({ firstMs }) => firstMs)),
      largestMs: median(visits.map(({ largestMs }) => largestMs)),
      hydratedMs: median(visits.map(({ hydratedMs }) => hydratedMs)),
      visits,
    }
  }

  const rows = []
  for (const { name, path } of templates.filter(({ name }) => shown.has(name)))
    rows.push({ page: name, path, lff: await measure('lff', path), mnf: await measure('mnf', path) })
  const written = (ms: number) => figure(Math.round(ms))
  publish(
    'first-paint',
    { slowdown: SLOWDOWN, line, pages: rows },
    ['page', 'first paint ms', 'largest paint ms', 'hydrated ms'],
    rows.map(({ page, lff, mnf }) => [
      page,
      ofBoth(written(lff.firstMs), written(mnf.firstMs)),
      ofBoth(written(lff.largestMs), written(mnf.largestMs)),
      ofBoth(written(lff.hydratedMs), written(mnf.hydratedMs)),
    ]),
  )
  return 0
})
