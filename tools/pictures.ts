import type { BrowserContext } from '@playwright/test'

/** Loads what lies further down too. A lazy picture in a line that scrolls sideways would never load by scrolling down. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
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
  if (!fold) await page.evaluate(loadPictures)
  const picture = await page.screenshot({ fullPage: !fold, animations: 'disabled' })
  await page.close()
  return picture
}
