// node bench/weight.ts [base address of a running site]
// What a first visit to each template loads on a phone, on both sites, against an empty page of the same Next version.
// Text counts in bytes at brotli's best quality, pictures and fonts as they are. The page is not scrolled, so pictures
// further down do not count.
import { type Browser, chromium } from '@playwright/test'
import { templates } from '../e2e/templates.ts'
import type { Site } from '../lib/site/variants.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { serveBareApp } from './bare-app.ts'
import { phone } from './phone.ts'
import { brotliBytes, figure, ofBoth, publish, shown } from './publish.ts'
import { addressOn } from './sites.ts'

interface Weight {
  javascript: number
  css: number
  html: number
  fonts: number
  images: number
  /** What browsers request on their own: icons and manifests. */
  other: number
  requests: number
}

interface Compared extends Weight {
  /** Our JavaScript, in multiples of the empty page's. */
  times: number
}

const kinds: Record<string, Exclude<keyof Weight, 'requests'>> = {
  document: 'html',
  script: 'javascript',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
}
const packed = new Set(['fonts', 'images'])

/** A visit with an empty cache. */
async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const answers: Promise<{ kind: Exclude<keyof Weight, 'requests'>; bytes: number }>[] = []
  const seen = new Set<string>()
  page.on('response', (response) => {
    // A preloaded file that is used later counts as one request.
    if (seen.has(response.url())) return
    seen.add(response.url())
    const kind = kinds[response.request().resourceType()] ?? 'other'
    const size = response.body().then((body) => (packed.has(kind) ? body.length : brotliBytes(body)))
    answers.push(size.then((bytes) => ({ kind, bytes })))
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${address} answers HTTP ${answer?.status()}`)
  await page.waitForTimeout(500)
  const weight: Weight = { javascript: 0, css: 0, html: 0, fonts: 0, images: 0, other: 0, requests: 0 }
  for (const { kind, bytes } of await Promise.all(answers)) {
    weight[kind] += bytes
    weight.requests += 1
  }
  await context.close()
  return weight
}

const markup = ({ html, css }: Weight) => figure(html + css)

/** What the table shows of a page; the data has each kind separately. */
const columns: [heading: string, cell: (page: Compared) => string][] = [
  ['JavaScript', ({ javascript }) => figure(javascript)],
  ['JavaScript × empty page', ({ times }) => String(times)],
  ['HTML + CSS', markup],
  ['fonts', ({ fonts }) => figure(fonts)],
  ['images', ({ images }) => figure(images)],
  ['requests', ({ requests }) => figure(requests)],
]

runProgram(async (resources) => {
  const base = process.argv[2] ?? 'http://localhost:3000'
  const browser = await chromium.launch(await ensureChromium())
  resources.defer(() => browser.close())
  const empty = await weigh(browser, (await serveBareApp(resources)).address)

  const compare = async (site: Site, path: string): Promise<Compared> => {
    const ours = await weigh(browser, addressOn(site, base, path))
    return { ...ours, times: Number((ours.javascript / empty.javascript).toFixed(3)) }
  }
  const rows = []
  for (const { name, path } of templates)
    rows.push({ page: name, path, lff: await compare('lff', path), mnf: await compare('mnf', path) })

  const { javascript, fonts, images, requests } = empty
  const emptyCells = [figure(javascript), '1', markup(empty), ...[fonts, images, requests].map(figure)]
  publish(
    'weight',
    { empty, pages: rows },
    ['page', ...columns.map(([heading]) => heading)],
    [
      ['empty page', ...emptyCells],
      ...rows
        .filter(({ page }) => shown.has(page))
        .map(({ page, lff, mnf }) => [page, ...columns.map(([, cell]) => ofBoth(cell(lff), cell(mnf)))]),
    ],
  )
  return 0
})
