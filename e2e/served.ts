import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import type { Answer } from './http.ts'

export { expect }

/**
 * For tests that read what the site sends: the HTML is put into a page that stays open from test to test, loads nothing
 * and runs no script, which takes a tenth of the time of a visit. Without style sheets everything counts as visible
 * but what has `hidden` or is in a closed `details`: sizes, pictures and clicks belong in a test of fixtures.ts.
 */
export const test = base.extend<
  { read: (path: string, status?: number) => Promise<Answer> },
  { sheet: Page }
>({
  sheet: [
    async ({ browser }, use) => {
      const sheet = await browser.newPage({ javaScriptEnabled: false })
      await sheet.route('**', (route) => route.abort())
      await use(sheet)
      await sheet.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ sheet }, use) => {
    // Nothing of the test before.
    await sheet.setContent('')
    await use(sheet)
  },
  /** Requests a path of the project's host, which must answer with this status, and puts its HTML into `page`. */
  read: ({ page, get }, use) =>
    use(async (path, status = 200) => {
      const answer = await get(path)
      expect(answer.status, path).toBe(status)
      await page.setContent(answer.body)
      return answer
    }),
})
