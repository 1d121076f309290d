// node bench/weight.ts [base address of a running site]
// What a first visit to each template loads on a phone, on both sites, against an empty page of the same Next version.
// Text counts in brotli bytes (quality 5, as servers compress while serving), pictures and fonts as they are. Nobody
// scrolls, so pictures further down do not count.
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { templates } from '../e2e/templates.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { serveBareApp } from './bare-app.ts'
import { phone } from './phone.ts'
import { figure, ofBoth, publish } from './publish.ts'
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

const kinds: Record<string, Exclude<keyof Weight, 'requests'>> = {
  document: 'html',
  script: 'javascript',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
}
const packed = new Set(['fonts', 'images'])

const brotli = (text: Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

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
    const size = response.body().then((body) => (packed.has(kind) ? body.length : brotli(body)))
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

runProgram(async (resources) => {
  const base = process.argv[2] ?? 'http://localhost:3000'
  const browser = await chromium.launch(await ensureChromium())
  resources.defer(() => browser.close())
  const empty = await weigh(browser, await serveBareApp(resources))
  const times = ({ javascript }: Weight) => Number((javascript / empty.javascript).toFixed(3))

  const rows = []
  for (const { name, path } of templates) {
    const lff = await weigh(browser, addressOn('lff', base, path))
    const mnf = await weigh(browser, addressOn('mnf', base, path))
    rows.push({ page: name, path, lff: { ...lff, times: times(lff) }, mnf: { ...mnf, times: times(mnf) } })
  }

  const figures = ['javascript', 'css', 'html', 'fonts', 'images', 'requests'] as const
  publish(
    'weight',
    { empty, pages: rows },
    ['page', 'JavaScript', 'CSS', 'HTML', 'fonts', 'images', 'requests', 'JavaScript × empty page'],
    [
      ['empty page', ...figures.map((key) => figure(empty[key])), '1'],
      ...rows.map(({ page, lff, mnf }) => [
        page,
        ...figures.map((key) => ofBoth(figure(lff[key]), figure(mnf[key]))),
        ofBoth(String(lff.times), String(mnf.times)),
      ]),
    ],
  )
  return 0
})
