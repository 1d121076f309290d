import type { Page, Request } from '@playwright/test'

/** Holds back matching requests of a page from now on; returns the function that releases them. */
export async function hold(page: Page, which: (request: Request) => boolean): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*', async (route) => {
    if (which(route.request())) await held
    // The page may have navigated away in the meantime.
    await route.continue().catch(() => {})
  })
  return release
}
