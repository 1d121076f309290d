import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

for (const [path, list, search] of [
  ['/cities', '#cities', 'lisbon'],
  ['/countries', '#countries', 'japan'],
  ['/blog', '#articles', 'introvert'],
] as const) {
  test(`Text typed on ${path} before its scripts have loaded is searched once they have`, async ({
    page,
  }) => {
    const release = await hold(page, (request) => request.resourceType() === 'script')
    const box = page.getByRole('main').getByRole('searchbox')
    const items = page.locator(`${list} [data-item]`)
    const found = items.filter({ visible: true })
    const typeEarly = async () => {
      await box.fill(search)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      expect(await found.count()).toBe(await items.count())
      release()
    }
    await Promise.all([page.goto(path), typeEarly()])
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === search)
    await expect(box).toHaveValue(search)
    await expect.poll(async () => (await found.count()) < (await items.count())).toBe(true)
    expect(await found.count()).toBeGreaterThan(0)
  })
}
