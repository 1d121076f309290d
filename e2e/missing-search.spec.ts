import type { Page } from '@playwright/test'
import { drawn, expect, idle, notFoundErrors, test } from './fixtures.ts'

const box = (page: Page) => page.getByPlaceholder('Search for cities, communities or apps...')

test.describe('The not-found page', () => {
  // Where a text leads: components/layout/search-target.test.ts.
  test('searches what the text mentions, and does nothing with a blank one', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(...notFoundErrors)
    for (const [text, target] of [
      ['best Apps', '/friendship-apps'],
      ['tokyo', '/cities?q=tokyo'],
    ] as const) {
      await page.goto('/nothing-here')
      for (const blank of ['', '   ']) {
        await box(page).fill(blank)
        await box(page).press('Enter')
        await drawn(page)
        await expect(page).toHaveURL('/nothing-here')
      }
      await box(page).fill(text)
      await box(page).press('Enter')
      await expect(page, text).toHaveURL(target)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
    }
  })

  test('suggests the page that the text seems to mean, and loads the search when the box is focused', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(...notFoundErrors)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/cities/tokio')
    await idle(page)
    expect(asked).not.toContain('/search.json')
    const offer = page.getByRole('main').getByRole('status').filter({ hasText: 'Did you mean' })
    await box(page).fill('tokio')
    await expect(offer).toHaveText('Did you mean Tokyo?')
    await box(page).fill('   ')
    await expect(offer).toHaveCount(0)
    await box(page).fill('xxyyzzq')
    await expect(offer).toHaveCount(0)
    await box(page).fill('hiking lisbon')
    await offer.getByRole('link', { name: 'Hiking in Lisbon' }).click()
    await expect(page).toHaveURL('/cities/lisbon/communities/hiking')
  })

  test('says that the page does not exist, logs how it was reached, and goes back', async ({
    page,
    baseURL,
    expectErrors,
  }) => {
    expectErrors(...notFoundErrors)
    await page.goto('/communities')
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('404 Error'))
    await page.evaluate(() => {
      location.href = '/nothing/here'
    })
    const message = await logged
    expect(message.type()).toBe('error')
    const [text, details] = await Promise.all(message.args().map((argument) => argument.jsonValue()))
    expect(text).toBe('404 Error: User attempted to access non-existent route:')
    expect(details).toEqual({
      path: '/nothing/here',
      referrer: expect.stringMatching(new RegExp(`^${baseURL}/`)),
      userAgent: await page.evaluate(() => navigator.userAgent),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/404.*Page Not Found/)
    await expect(page.getByRole('main')).toContainText("Oops! The page you're looking for doesn't exist.")
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/communities')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of the not-found page leads to the cities', async ({ page, expectErrors }) => {
    expectErrors(/^response 404 /)
    await page.goto('/nothing-here')
    await box(page).fill('tokyo')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/cities\?q=tokyo$/)
  })
})
