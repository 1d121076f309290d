import type { Page } from '@playwright/test'

/** The section of a page under a heading of the second level. */
export const section = (page: Page, name: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })

export const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

/** A list that can be searched, by its id: the field, the cards that are shown, and their names. */
export function searchable(page: Page, id: string) {
  // Rows that other tests add may stand in it for a while.
  const shown = page.locator(`#${id} [data-item]:not(:has(a[href*="/e2e-"])):visible`)
  return {
    box: page.getByRole('main').getByRole('searchbox'),
    shown,
    names: () => shown.getByRole('link').allTextContents(),
    status: page.getByRole('main').getByRole('status'),
  }
}
