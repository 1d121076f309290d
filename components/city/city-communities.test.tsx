import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { noCityFacts, noCustoms } from '@/lib/city-page/no-facts'
import type { City } from '@/lib/entities/city'
import { CityCommunities } from './city-communities'

const city: City = {
  id: '1',
  name: 'Tokyo',
  slug: 'tokyo',
  micro: '',
  imageUrl: null,
  country: { id: 'jp', name: 'Japan', code: 'jp' },
  pulseUrl: null,
  region: null,
  population: null,
  facts: noCityFacts,
  short: '',
  long: '',
  customs: noCustoms,
  createdAt: '',
  updatedAt: '',
}

it('says that communities are coming if there are none yet', () => {
  const html = renderToStaticMarkup(<CityCommunities site="mnf" city={city} communities={[]} />)
  expect(html).toContain('Communities Coming Soon')
  expect(html).toMatch(/<a [^>]*href="\/communities"[^>]*>Browse All Communities</)
  expect(html).toMatch(/<a [^>]*href="mailto:[^"]*subject=[^"]*Tokyo"[^>]*>Create Community</)
})
