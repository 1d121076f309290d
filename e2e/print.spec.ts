import { expect, test } from './fixtures.ts'

const article = '/blog/how-to-make-friends-in-a-new-city'

test('Printed pages are black on white, without links that only lead elsewhere', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of [article, '/cities/tokyo']) {
    await page.goto(path)
    for (const gone of [
      'body > header',
      'body > footer',
      '[aria-labelledby=banner-title]',
      'main [data-event]',
    ])
      await expect(page.locator(gone).first(), `${gone} of ${path}`).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(
      await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return {
          color,
          backgroundColor,
          title: getComputedStyle(document.querySelector('h1') as Element).color,
        }
      }),
    ).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)', title: 'rgb(0, 0, 0)' })
  }
  // The seed's texts have no external links, but an editor's may.
  const addresses = await page
    .locator('.prose')
    .first()
    .evaluate((prose) => {
      prose.insertAdjacentHTML(
        'beforeend',
        '<a href="https://example.org/study">study</a> <a href="/cities">cities</a>',
      )
      return [...prose.querySelectorAll('a')]
        .slice(-2)
        .map((link) => getComputedStyle(link, '::after').content)
    })
  expect(addresses).toEqual(['" (https://example.org/study)"', 'none'])
  await expect(page.locator('main > header > img')).toBeHidden()
  // Questions are collapsed on screen, but a printout needs the answers.
  const answers = page.locator('main details:not([open]) p')
  expect(await answers.count()).toBeGreaterThan(3)
  expect(
    await answers.evaluateAll((all) => all.every((answer) => answer.getBoundingClientRect().height > 0)),
  ).toBe(true)
})
