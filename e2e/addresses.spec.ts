import { expect, templates, test } from './fixtures.ts'
import { locationOf } from './http.ts'

const redirects: Record<string, [from: string, to: string][]> = {
  'The wrong case': [
    ['/Cities', '/cities'],
    ['/CITIES/Tokyo', '/cities/tokyo'],
    ['/cities/tokyo/Communities', '/cities/tokyo/communities'],
  ],
  'A trailing slash': [
    ['/cities/', '/cities'],
    ['/cities/tokyo/', '/cities/tokyo'],
    ['/countries/jp/', '/countries/jp'],
  ],
  'The wrong case and a trailing slash together': [
    ['/Cities/', '/cities'],
    ['/Cities/Tokyo/Suggestions/', '/cities/tokyo/suggestions'],
  ],
  'A country by its name or in capitals': [
    ['/countries/japan', '/countries/jp'],
    ['/countries/JP', '/countries/jp'],
    ['/countries/Japan/', '/countries/jp'],
    ['/countries/united-states', '/countries/us'],
    ['/countries/United%20Kingdom', '/countries/gb'],
  ],
  'An address that has moved': [
    ['/apps', '/friendship-apps'],
    ['/best-apps-for-making-friends', '/friendship-apps'],
    ['/Best-Apps-For-Making-Friends/', '/friendship-apps'],
    ['/cities/new-york-city', '/cities/new-york'],
  ],
}

for (const [what, pairs] of Object.entries(redirects)) {
  test(`${what} is normalized by one permanent redirect`, async ({ get }) => {
    for (const [from, to] of pairs) {
      const answer = await get(from)
      expect([answer.status, locationOf(answer)], from).toEqual([308, to])
      expect((await get(to)).status, to).toBe(200)
    }
  })
}

test('A redirect keeps the query', async ({ get }) => {
  expect(locationOf(await get('/Cities/?q=york'))).toBe('/cities?q=york')
})

test('A redirect stays on the requested host', async ({ page, baseURL }) => {
  await page.goto('/Cities/Tokyo/')
  await expect(page).toHaveURL(`${baseURL}/cities/tokyo`)
})

test('A junk address returns 404 without a redirect first', async ({ get }) => {
  const junk = ['/Nothing-Here/', '/cities/%20', '/cities/tokyo/a/b/c', '/%E0%A4%A', '/a.php']
  for (const path of [...junk, '/Cities/Atlantis', '/cities/atlantis/', '/countries/Lower%20Nowhere']) {
    expect((await get(path)).status, path).toBe(404)
  }
})

for (const { path, name } of templates) {
  test(`A request for ${name} is answered from the page cache`, async ({ get }) => {
    const first = await get(path)
    expect(first.status).toBe(200)
    expect(['HIT', 'STALE']).toContain(first.headers['x-nextjs-cache'])
    expect(first.headers['cache-control']).toMatch(/s-maxage=(?:300|30)\b/)
    await expect
      .poll(async () => (await get(path)).headers['x-nextjs-cache'], { timeout: 20_000 })
      .toBe('HIT')
  })
}
