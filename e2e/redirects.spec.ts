import { expect, test } from './fixtures.ts'
import { locationOf } from './http.ts'

test('A changed slug keeps its old address, with everything below it', async ({ get, appears, database }) => {
  const city = await database.addCity()
  await appears(`/cities/${city.slug}`)
  const renamed = `${city.slug}-renamed`
  await database.update('cities', `id=eq.${city.id}`, { slug: renamed })
  const [redirect] = await database.read('redirects', `from_path=eq./cities/${city.slug}`)
  database.removeLater('redirects', redirect?.id ?? '')
  await appears(`/cities/${renamed}`)
  for (const below of ['', '/communities', '/suggestions']) {
    await expect
      .poll(async () => locationOf(await get(`/cities/${city.slug}${below}`)), { timeout: 20_000 })
      .toBe(`/cities/${renamed}${below}`)
  }
  const answer = await get(`/Cities/${city.slug}/?q=a`)
  expect(answer.status).toBe(308)
  // A new row with the old slug wins.
  await database.addCity({ slug: city.slug })
  await appears(`/cities/${city.slug}`)
})

test('An editor can send any address on', async ({ get, database }) => {
  const { slug } = await database.addCity()
  const from = `/${slug}-flyer`
  await database.add('redirects', { from_path: from, to_path: '/communities/hiking' })
  await expect.poll(async () => locationOf(await get(from)), { timeout: 20_000 }).toBe('/communities/hiking')
})
