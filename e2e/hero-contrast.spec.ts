import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../tools/design/contrast.ts'
import { expect, resize, test } from './fixtures.ts'

interface Line {
  text: string
  color: string
  box: { x: number; y: number; width: number; height: number }
}

/** The positions of the lines of text over the picture. */
const linesOver = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const hero = document.querySelector('main > header') as HTMLElement
    const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement as HTMLElement
      if (element.closest('.sr-only') || !node.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = { x: x + scrollX, y: y + scrollY, width, height }
        if (width > 1) lines.push({ text: node.textContent, color: getComputedStyle(element).color, box })
      }
    }
    return lines
  })

const channels = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as [number, number, number]

for (const [path, what] of [
  ['/cities/tokyo', 'a city'],
  ['/countries/jp', 'a country'],
] as const) {
  test(`The text over the picture of ${what} keeps its contrast at every width`, { tag: '@lff' }, async ({
    page,
  }) => {
    await page.goto(path)
    // Without letters, what is behind them can be seen; their color stays in the styles.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('main > header *')) {
        element.style.webkitTextFillColor = 'transparent'
        element.style.textDecoration = 'none'
      }
    })
    for (const width of [320, 390, 768, 1024, 1440]) {
      await resize(page, { width, height: 900 })
      await page.evaluate(async () => {
        await document.fonts.ready
        await document.querySelector<HTMLImageElement>('main > header > img')?.decode()
      })
      // A picture of the window, as tall as the hero: a full page is drawn anew for its picture, in parts.
      const bottom = await page
        .locator('main > header')
        .evaluate((hero) => hero.getBoundingClientRect().bottom + scrollY)
      await resize(page, { width, height: Math.ceil(bottom) })
      const lines = await linesOver(page)
      expect(lines.length).toBeGreaterThan(5)
      const ground = sharp(await page.screenshot({ caret: 'initial' }))
        .removeAlpha()
        // A single bright pixel does not make a letter unreadable, so neighboring pixels count too.
        .blur(1)
      const { data, info } = await ground.raw().toBuffer({ resolveWithObject: true })
      const weak = lines.flatMap(({ text, color, box }) => {
        let least = 21
        for (let y = Math.floor(box.y); y < box.y + box.height && y < info.height; y++) {
          for (let x = Math.floor(box.x); x < box.x + box.width && x < info.width; x++) {
            const at = (y * info.width + x) * 3
            const behind = [data[at], data[at + 1], data[at + 2]] as [number, number, number]
            least = Math.min(least, contrast(channels(color), behind))
          }
        }
        return least < 4.5 ? [`${text}: ${least.toFixed(2)}`] : []
      })
      expect.soft(weak, `${width} px wide`).toEqual([])
    }
  })
}
