import type { Page } from '@playwright/test'
import { expect, ready, test } from './fixtures.ts'
import { hold } from './hold.ts'

/** Delays what a navigation within the site fetches. */
const holdNavigation = (page: Page) => hold(page, (request) => request.headers().rsc !== undefined)

const placeholders = (page: Page) =>
  page
    .locator('[data-pending] [data-skeleton]')
    .evaluateAll((groups) => groups.map((group) => group.children.length))

/** How many each page has: components/layout/navigation-skeleton.test.tsx. */
const journeys: [from: string, link: string, to: string, counts: number[]][] = [
  ['/', '/cities', 'the city directory', [8]],
  ['/countries', '/', 'the home page', [6, 3, 6]],
]

for (const [from, link, to, counts] of journeys) {
  test(`While ${to} loads, ${counts.join(', ')} placeholders are shown`, async ({ page }) => {
    await page.goto(from)
    await ready(page)
    const release = await holdNavigation(page)
    await page.locator(`a[href="${link}"]:visible`).first().click()
    const waiting = page.locator('[data-pending]')
    await expect(waiting).toBeVisible()
    await expect(waiting).toContainText('Loading...')
    await expect(waiting).toHaveRole('status')
    expect(await placeholders(page)).toEqual(counts)
    release()
    await expect(page).toHaveURL((url) => url.pathname === link)
    await expect(waiting).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
