import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claims } from './claims'

const sources = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|lib\/site\/claims\.ts$|database\.types\.ts$/.test(file),
)

/** Every string in a value, however deeply nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Figures that mean nothing without their sign (4.9/5, 10,000+, 89%, 5.2K+); a bare number may mean anything. */
const signed = [
  ...new Set(textsIn(claims).flatMap((text) => text.match(/\d[\d.,]*(?:\/5|[KM]?\+|%)/g) ?? [])),
]
const ratings = [...Object.values(claims.appRatings), claims.suggestionRating]
const spelled = [
  ...signed.map((figure) => new RegExp(`(?<![\\w.,])${figure.replace(/[.+]/g, '\\$&')}`)),
  // Bare ratings count if they are a string of their own.
  ...ratings.map((rating) => new RegExp(`(['"\`>★ ])${rating.replace('.', '\\.')}(?=\\1|<|/5| stars| from)`)),
  /\bcrews? of \d+|\b9 others\b|\bwithin (?:a week|\d+) days\b|\b\d+ reviews\b|about 50 hours/i,
  new RegExp(
    `\\b(?:${claims.structuredData.product.reviews}|${claims.structuredData.cityBusiness.reviews})\\b`,
  ),
]

describe('marketing figures', () => {
  it('are in claims.ts and nowhere else', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(signed.length).toBeGreaterThan(10)
    const found = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          spelled.some((figure) => figure.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    )
    expect(found).toEqual([])
  })

  it('are the agreed ones', () => {
    expect(claims.cities).toBe('500+ cities')
    expect(claims.heroRating).toBe('4.9/5')
    expect(claims.bannerRating).toBe('4.9/5 from 10,000+ users')
    expect(claims.appsPageRating).toBe('4.9/5 from 15,000+ users')
    expect(claims.crew).toMatchObject({ size: 10, others: 9, days: 7 })
    expect(claims.features.map(({ title }) => title)).toEqual([
      'AI-Powered Matching',
      'Group Dynamics',
      'Meet Within 7 Days',
    ])
    expect(claims.communityStats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '5.2K+ members',
      '80+ monthly events',
      '4.8/5 stars, 50K+ downloads',
    ])
    expect(claims.cityCommunityStats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '1,200+ members',
      '45 monthly events',
      '4.8 rating',
      '89% success',
    ])
    expect(claims.countryStats.map(({ value }) => value)).toEqual(['2M+', '500+', '50+', '10K+'])
    expect(claims.structuredData).toEqual({
      product: { rating: '4.8', reviews: 257 },
      cityBusiness: { rating: '4.8', reviews: 1247 },
      price: '0',
      currency: 'USD',
    })
    expect(claims.friendshipHours).toEqual({ casual: 'about 50 hours', close: '200+ hours' })
  })

  it('rate three apps and no other', () => {
    expect(claims.appRatings).toEqual({ pulse: '4.9', 'bumble-bff': '4.5', meetup: '4.3' })
  })
})
