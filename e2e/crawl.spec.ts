import { crawl } from '../tools/crawl/crawl.ts'
import { expect, test } from './fixtures.ts'
import { basePort, otherSite, publicOrigin } from './hosts.ts'

/** `npm run crawl` visits every page; this test visits all of the rare kinds and a sample of the others. */
const sample = {
  city: 8,
  'communities of a city': 5,
  'tips of a city': 5,
  'groups of a city': 5,
  'community in a city': 12,
  country: 6,
  combination: 6,
}

test('A crawler that starts at the sitemap finds nothing wrong', async ({ site }) => {
  test.slow()
  const { checked, findings } = await crawl({
    base: `http://127.0.0.1:${basePort}`,
    origin: publicOrigin(site),
    otherOrigin: publicOrigin(otherSite[site]),
    sample,
    // Drawing one takes as long as ten pages; head.spec.ts looks at one of each template.
    previews: 10,
  })
  // Concurrent tests add and remove rows.
  const lasting = findings.filter(({ address, message }) => !`${address} ${message}`.includes('/e2e-'))
  expect(lasting).toEqual([])
  expect(checked.status).toBeGreaterThan(100)
  expect(checked.files).toBeGreaterThan(60)
  expect(checked['preview images']).toBeGreaterThan(0)
})
