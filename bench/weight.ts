// node bench/weight.ts [base address of a running site]
// What a first visit to each template loads on a phone, on both sites, against an empty page of the same Next version and
// against the same page built with Astro.
// Text counts in brotli bytes of the best quality, which files have and pages that are asked for again; pictures and fonts
// as they are. Nobody scrolls, so pictures further down do not count.
import { type Browser, chromium } from 'playwright'
import { templates } from '../e2e/templates.ts'
import type { Site } from '../lib/site/variants.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { Failure } from '../scripts/lib/failure.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { serveAstroApp } from './astro-app.ts'
import { serveBareApp } from './bare-app.ts'
import { publishChart } from './chart.ts'
import { phone } from './phone.ts'
import { brotliBytes, figure, ofBoth, publish } from './publish.ts'
import { addressOn } from './sites.ts'

interface Weight {
  javascript: number
  css: number
  html: number
  fonts: number
  images: number
  /** What pages ask for by themselves, icons and manifests. */
  other: number
  requests: number
}

/** A page of ours, and the same page built with Astro. */
interface Compared extends Weight {
  /** Our JavaScript, in multiples of the empty page's. */
  times: number
  astro: Weight
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
    // A file that is preloaded and then used is one request.
    if (seen.has(response.url())) return
    seen.add(response.url())
    const kind = kinds[response.request().resourceType()] ?? 'other'
    const size = response.body().then((body) => (packed.has(kind) ? body.length : brotliBytes(body)))
    answers.push(size.then((bytes) => ({ kind, bytes })))
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${address} answers HTTP ${answer?.status()}`)
  const weight: Weight = { javascript: 0, css: 0, html: 0, fonts: 0, images: 0, other: 0, requests: 0 }
  for (const { kind, bytes } of await Promise.all(answers)) {
    weight[kind] += bytes
    weight.requests += 1
  }
  await context.close()
  return weight
}

/** Both have the same pictures and fonts, or else the pages are not the same. */
function assertSamePictures(page: string, ours: Weight, astro: Weight): void {
  const loaded = ({ fonts, images }: Weight) => `${fonts} bytes of fonts and ${images} of images`
  if (loaded(ours) !== loaded(astro))
    throw new Failure(`${page} loads ${loaded(ours)}, and in Astro ${loaded(astro)}.`)
}

const markup = ({ html, css }: Weight) => figure(html + css)

/** What the table shows of a page; the data has each kind by itself. */
const columns: [heading: string, cell: (page: Compared) => string][] = [
  ['JavaScript', ({ javascript }) => figure(javascript)],
  ['JavaScript × empty page', ({ times }) => String(times)],
  ['JavaScript in Astro', ({ astro }) => figure(astro.javascript)],
  ['HTML + CSS', markup],
  ['HTML + CSS in Astro', ({ astro }) => markup(astro)],
  ['fonts', ({ fonts }) => figure(fonts)],
  ['images', ({ images }) => figure(images)],
  ['requests', ({ requests }) => figure(requests)],
  ['requests in Astro', ({ astro }) => figure(astro.requests)],
]

runProgram(async (resources) => {
  const base = process.argv[2] ?? 'http://localhost:3000'
  const browser = await chromium.launch(await ensureChromium())
  resources.defer(() => browser.close())
  const empty = await weigh(browser, (await serveBareApp(resources)).address)
  const astroBase = await serveAstroApp(resources, base)

  const compare = async (site: Site, path: string): Promise<Compared> => {
    const ours = await weigh(browser, addressOn(site, base, path))
    const astro = await weigh(browser, addressOn(site, astroBase, path))
    assertSamePictures(`${path} of ${site}`, ours, astro)
    return { ...ours, times: Number((ours.javascript / empty.javascript).toFixed(3)), astro }
  }
  const rows = []
  for (const { name, path } of templates)
    rows.push({ page: name, path, lff: await compare('lff', path), mnf: await compare('mnf', path) })

  const { javascript, fonts, images, requests } = empty
  const none = '–'
  const emptyCells = [
    ...[figure(javascript), '1', none, markup(empty), none],
    ...[fonts, images, requests].map(figure),
    none,
  ]
  publish(
    'weight',
    { empty, pages: rows },
    ['page', ...columns.map(([heading]) => heading)],
    [
      ['empty page', ...emptyCells],
      ...rows.map(({ page, lff, mnf }) => [page, ...columns.map(([, cell]) => ofBoth(cell(lff), cell(mnf)))]),
    ],
  )
  publishChart('weight', chartOf(empty, rows))
  return 0
})

/** The templates with the least and the most JavaScript, between the two yardsticks. */
function chartOf(empty: Weight, pages: readonly { page: string; lff: Compared }[]) {
  const sorted = pages.toSorted((one, two) => one.lff.javascript - two.lff.javascript)
  const ours = [sorted[0], sorted.at(-1)].flatMap((row) => (row ? [row] : []))
  return {
    title: 'JavaScript of a first visit',
    unit: 'bytes in brotli, less is better',
    bars: [
      { label: 'empty page of the same Next', value: empty.javascript },
      ...ours.map(({ page, lff }) => ({ label: `${page}, here`, value: lff.javascript, isOurs: true })),
      ...ours.map(({ page, lff }) => ({ label: `${page}, in Astro`, value: lff.astro.javascript })),
    ],
  }
}
