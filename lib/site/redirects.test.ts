import { describe, expect, it } from 'vitest'
import { movedPath } from './redirects'
import { type KnownSlugs, resolveRoute } from './routing'

const redirects = new Map([
  ['/cities/bombay', '/cities/mumbai'],
  ['/cities/closed', '/cities'],
  ['/communities/jogging', '/communities/running'],
  ['/apps', '/friendship-apps'],
  ['/start', '/'],
  ['/summer/2025', '/blog/summer'],
  ['/cities/gone', '/cities/nowhere'],
  ['/countries/xy', '/countries/jp'],
])
const known: KnownSlugs = {
  cities: new Set(['mumbai', 'closed-again', 'tokyo']),
  communities: new Set(['running']),
  affinities: new Set(['active']),
  articles: new Set(['summer']),
  absent: new Set(['mumbai/running-late']),
  countries: new Map([['jp', 'japan']]),
  redirects,
}
const resolve = (path: string, slugs = known) => {
  const route = resolveRoute(path, slugs)
  return 'path' in route && route.kind !== 'unknown' ? `${route.kind} ${route.path}` : route.kind
}

it.each([
  ['/cities/bombay', '/cities/mumbai'],
  ['/cities/bombay/suggestions', '/cities/mumbai/suggestions'],
  ['/cities/bombay/communities/jogging', '/cities/mumbai/communities/running'],
  ['/cities/tokyo/communities/jogging', '/cities/tokyo/communities/running'],
  ['/affinities/active/jogging', '/affinities/active/running'],
  ['/apps', '/friendship-apps'],
  ['/start', '/'],
  ['/summer/2025', '/blog/summer'],
  ['/countries/xy', '/countries/jp'],
  ['/Cities/Bombay/', '/cities/mumbai'],
  ['/cities/closed', '/cities'],
])('%s leads to %s, in one step', (from, to) => expect(resolve(from)).toBe(`redirect ${to}`))

describe('no redirect', () => {
  it('is followed where a row has the address', () => {
    const cities = new Set([...known.cities, 'bombay'])
    expect(resolve('/cities/bombay', { ...known, cities })).toBe('page /cities/bombay')
    expect(resolve('/cities/bombay/suggestions', { ...known, cities })).toBe(
      'page /cities/bombay/suggestions',
    )
  })
  it('leads to a page that is not there', () => {
    expect(resolve('/cities/gone')).toBe('unknown')
    expect(resolve('/cities/closed/suggestions')).toBe('unknown')
  })
  it('concerns another address with the same beginning', () => {
    expect(movedPath('/cities/bombay-2', redirects)).toBeNull()
    expect(movedPath('/appstore', redirects)).toBeNull()
    expect(movedPath('/', redirects)).toBeNull()
  })
})
