import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { platform } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Site } from '@/lib/site/variants'
import { expect, notFoundErrors, test } from './fixtures.ts'

// Eight first screens, compared with pictures in e2e/visual. After an intended visual change:
//   npm run e2e -- visual --update-snapshots
// and look at the new pictures before they are committed. Letters differ from one browser and system to the next, so
// the pictures are compared only in the ones that took them: the file next to them says which.

const madeWith = join(import.meta.dirname, 'visual/made-with.txt')

interface View {
  name: string
  site: Site
  path: string
  width: number
  /** The last element of the picture, if the first screen also shows content that varies. */
  until?: string
}

const views: readonly View[] = [
  { name: 'home-lff-390', site: 'lff', path: '/', width: 390, until: '[data-hero]' },
  { name: 'home-lff-1440', site: 'lff', path: '/', width: 1440, until: '[data-hero]' },
  { name: 'home-mnf-390', site: 'mnf', path: '/', width: 390, until: '[data-hero]' },
  { name: 'home-mnf-1440', site: 'mnf', path: '/', width: 1440, until: '[data-hero]' },
  { name: 'city-lff-390', site: 'lff', path: '/cities/tokyo', width: 390 },
  { name: 'cities-mnf-390', site: 'mnf', path: '/cities', width: 390 },
  { name: 'article-mnf-1440', site: 'mnf', path: '/blog/making-friends-as-an-introvert', width: 1440 },
  { name: 'missing-city-lff-390', site: 'lff', path: '/cities/atlantis', width: 390 },
]

/** Fonts and pictures have loaded. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all(shown.map((image) => image.decode()))
  })
}

for (const { name, site, path, width, until } of views) {
  test.describe(name, { tag: `@${site}` }, () => {
    test.use({
      viewport: { width, height: width < 700 ? 844 : 900 },
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`${path} looks as it did, ${width} px wide`, async ({ page, browser, expectErrors }, testInfo) => {
      const here = `${platform()}, Chromium ${browser.version().split('.')[0]}`
      const isNew = testInfo.config.updateSnapshots === 'all' || testInfo.config.updateSnapshots === 'changed'
      if (isNew) {
        mkdirSync(dirname(madeWith), { recursive: true })
        writeFileSync(madeWith, `${here}\n`)
      }
      const there = existsSync(madeWith) ? readFileSync(madeWith, 'utf8').trim() : 'none'
      test.skip(there !== here, `The pictures are of ${there}; this is ${here}.`)

      if (path === '/cities/atlantis') expectErrors(...notFoundErrors)
      await page.goto(path)
      await settled(page)
      const end = until ? await page.locator(until).boundingBox() : null
      const height = Math.min(
        page.viewportSize()?.height ?? 0,
        end ? Math.floor(end.y + end.height) : Infinity,
      )
      await expect(page).toHaveScreenshot(`${name}.png`, { clip: { x: 0, y: 0, width, height } })
    })
  })
}
