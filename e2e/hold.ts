import type { Page, Request } from '@playwright/test'

/** Holds back the requests that a page makes from now on. The result lets them through. */
export async function hold(page: Page, which: (request: Request) => boolean): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*', async (route) => {
    if (which(route.request())) await held
    // The visitor may have gone elsewhere meanwhile.
    await route.continue().catch(() => {})
  })
  return release
}
