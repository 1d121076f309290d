import type { BrowserContext } from '@playwright/test'

/** Scrolls through the page, because pictures further down load only near the screen. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += 700) {
    window.scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  const pending = [...document.images].filter((image) => image.loading === 'lazy' && !image.complete)
  await Promise.all(pending.map((image) => image.decode().catch(() => {})))
  window.scrollTo({ top: 0, behavior: 'instant' })
}

export interface View {
  path: string
  site: string
  /** Only the first screen. */
  fold?: boolean
}

/** A picture of a page with its fonts and images loaded. The cookie banner has been answered. */
export async function pictureOf(
  context: BrowserContext,
  { path, site, fold = false }: View,
): Promise<Buffer> {
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const page = await context.newPage()
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}site=${site}`, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  if (!fold) await page.evaluate(scrollThrough)
  const picture = await page.screenshot({ fullPage: !fold, animations: 'disabled' })
  await page.close()
  return picture
}
