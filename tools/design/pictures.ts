// Takes the pictures of docs/design.md: parts of real pages of a running site, from both sites, side by side.
import { writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { inProject } from '../../scripts/lib/project.ts'
import { specimens } from './specimens.ts'

interface Piece {
  name: string
  path: string
  /** What is shown: the first matching element, or the box around all of them. */
  select: string
  all?: boolean
  width?: number
  schemes?: readonly ('light' | 'dark')[]
  /** Puts the page into the state that is shown. */
  prepare?: (page: Page) => Promise<void>
}

const pieces: readonly Piece[] = [
  {
    name: 'type',
    path: '/blog',
    select: '#specimen',
    width: 720,
    prepare: (page) => show(page, specimens.type),
  },
  {
    name: 'colors',
    path: '/blog',
    select: '#specimen',
    width: 560,
    schemes: ['light', 'dark'],
    prepare: (page) => show(page, specimens.colors),
  },
  {
    name: 'shape',
    path: '/blog',
    select: '#specimen',
    width: 560,
    prepare: (page) => show(page, specimens.shape),
  },
  { name: 'buttons', path: '/', select: '[data-hero] h1 ~ div', width: 720 },
  { name: 'card', path: '/affinities', select: '#affinities li:nth-child(-n+2)', all: true, width: 620 },
  { name: 'card-picture', path: '/blog', select: '#articles li', width: 390 },
  { name: 'chips', path: '/blog', select: '[aria-label="Tags"]', width: 620, prepare: chooseTag },
  { name: 'search', path: '/cities', select: 'search', width: 560 },
  { name: 'empty', path: '/affinities', select: '[data-empty]:visible', width: 560, prepare: searchInVain },
  {
    name: 'accordion',
    path: '/cities/tokyo',
    select: 'main div:has(> details)',
    width: 620,
    prepare: openAnswer,
  },
  { name: 'table', path: '/apps-for-making-friends', select: 'table', width: 960 },
  { name: 'table-phone', path: '/apps-for-making-friends', select: 'tbody tr', width: 390 },
  { name: 'breadcrumbs', path: '/affinities/outdoor', select: 'nav[aria-label=Breadcrumb]', width: 620 },
  {
    name: 'tab-bar',
    path: '/cities/tokyo',
    select: 'nav[aria-label="On this page"]',
    width: 620,
    prepare: showTabBar,
  },
  { name: 'toast', path: '/communities/hiking', select: '[data-toast]', width: 560, prepare: join },
  { name: 'skeleton', path: '/blog', select: '[data-pending]', width: 720, prepare: leaveSlowly },
  { name: 'banner', path: '/affinities', select: '[aria-labelledby=banner-title]', width: 960 },
]

/**
 * Writes `docs/images/design-*.webp`.
 * @param base the site's address
 * @param only the pieces to take; all by default
 */
export async function takeDesignPictures(
  browser: Browser,
  base: string,
  only: readonly string[],
): Promise<void> {
  for (const piece of pieces.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const shots: Buffer[] = []
    for (const scheme of piece.schemes ?? (['light'] as const)) {
      for (const site of ['lff', 'mnf']) shots.push(await take(browser, base, piece, site, scheme))
    }
    const file = `docs/images/design-${piece.name}.webp`
    writeFileSync(inProject(file), await beside(shots))
    console.log(file)
  }
}

/** Hides what floats over a piece: the header over a tall one, the development server's own badge. */
const alone = 'nextjs-portal { display: none } body > header, body > a { visibility: hidden }'

async function take(
  browser: Browser,
  base: string,
  piece: Piece,
  site: string,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: piece.width ?? 960, height: 640 },
    baseURL: base,
    bypassCSP: true,
    colorScheme,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const page = await context.newPage()
  // A development server compiles a page on its first request.
  page.setDefaultTimeout(120_000)
  await page.goto(`${piece.path}?site=${site}`)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await piece.prepare?.(page)
  const found = page.locator(piece.select)
  const shot = piece.all
    ? await shotOfAll(page, piece.select)
    : await found.first().screenshot({ style: alone })
  await context.close()
  return shot
}

/** One picture of the box around several elements. */
async function shotOfAll(page: Page, select: string): Promise<Buffer> {
  await page.locator(select).first().scrollIntoViewIfNeeded()
  const clip = await page.locator(select).evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const x = Math.min(...boxes.map(({ left }) => left)) - 16
    const y = Math.min(...boxes.map(({ top }) => top)) - 16
    const right = Math.max(...boxes.map((box) => box.right)) + 16
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + 16
    return { x, y, width: right - x, height: bottom - y }
  })
  return page.screenshot({ clip, style: alone })
}

const GAP = 24
const MOST_IN_A_ROW = 2

/** Pictures in rows of two. */
async function beside(shots: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const rows = Math.ceil(shots.length / MOST_IN_A_ROW)
  return sharp({
    create: {
      width: MOST_IN_A_ROW * width + (MOST_IN_A_ROW + 1) * GAP,
      height: rows * height + (rows + 1) * GAP,
      channels: 3,
      background: '#d8d6dc',
    },
  })
    .composite(
      shots.map((input, index) => ({
        input,
        left: GAP + (index % MOST_IN_A_ROW) * (width + GAP),
        top: GAP + Math.floor(index / MOST_IN_A_ROW) * (height + GAP),
      })),
    )
    .webp({ quality: 82 })
    .toBuffer()
}

const show = (page: Page, html: string) =>
  page.evaluate((markup) => {
    const main = document.getElementById('main')
    if (main) main.innerHTML = markup
  }, html)

async function chooseTag(page: Page): Promise<void> {
  await page.locator('[aria-label=Tags] a').nth(1).click()
}

async function searchInVain(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('nothing of the sort')
  await page.locator('[data-empty]:visible').waitFor()
}

async function openAnswer(page: Page): Promise<void> {
  await page.locator('main summary').first().click()
}

async function showTabBar(page: Page): Promise<void> {
  // It appears after the first scroll that its script sees.
  await page.waitForFunction(() => {
    window.scrollTo(0, 1400 + (Date.now() % 7))
    return document.querySelector('nav[aria-label="On this page"]:not([hidden])')
  })
}

async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Join / }).click()
  await page.locator('[data-toast]').waitFor()
}

/** Follows a link to a page that never loads. */
async function leaveSlowly(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().headers().rsc === undefined ? route.continue() : undefined,
  )
  await page
    .locator('a[href="/communities"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForFunction(() => {
    const pending = document.querySelector('[data-pending]')
    return pending && getComputedStyle(pending).opacity === '1'
  })
}
