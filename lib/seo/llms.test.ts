import { describe, expect, it } from 'vitest'
import { type FixedRoute, fixedRoutes } from '@/lib/site/routes'
import { siteIds } from '@/lib/site/variants'
import { llmsText } from './llms'

const inventory = {
  cities: 1709,
  countries: 243,
  communities: 1,
  affinities: 24,
  apps: 10,
  articles: [{ title: 'Small talk [that\ngoes] somewhere', slug: 'small-talk', excerpt: 'Short.' }],
}

describe.each(siteIds)('llms.txt of %s', (site) => {
  const text = llmsText(site, inventory)
  const origin = { lff: 'https://lookingforfriends.example', mnf: 'https://meetnewfriends.example' }[site]

  it('gives the number of each kind', () => {
    expect(text).toContain(
      '1,709 cities, guides to 243 countries, 1 kind of community, and 1 article on making',
    )
  })

  it('links only to its own host, one link per line', () => {
    const links = [...text.matchAll(/^- \[.*\]\((.*?)\)/gm)].map(([, address]) => address)
    expect(links.length).toBeGreaterThan(10)
    for (const address of links) expect(address?.startsWith(origin)).toBe(true)
    expect(text).toContain(`- [Small talk \\[that goes\\] somewhere](${origin}/blog/small-talk): Short.`)
  })

  it.each(
    Object.entries<FixedRoute>(fixedRoutes)
      .filter(([path, { noIndex }]) => path !== '/' && !noIndex)
      .map(([path]) => path),
  )('links to %s: if it does not, give the route in lib/site/routes.ts an `llms`', (path) =>
    expect(text).toContain(`](${origin}${path})`),
  )

  it('explains the address patterns', () => expect(text).toContain(`${origin}/cities/{city}`))

  it('tells where groups are, and that their own pages decide', () => {
    expect(text).toContain(`${origin}/cities/{city}/groups`)
    expect(text).toContain(`${origin}/cities/{city}/calendar.ics`)
    expect(text).toContain("Check a group's own page before you quote a day.")
  })
})
