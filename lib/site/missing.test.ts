import { describe, expect, it } from 'vitest'
import { missingTexts } from './missing'
import { missingKinds } from './routes'

describe('not-found texts', () => {
  it('exist for every kind of address', () => {
    expect(Object.keys(missingTexts).sort()).toEqual([...missingKinds].sort())
  })

  it.each([
    ['page', 'Page Not Found', "Oops! The page you're looking for doesn't exist.", '/'],
    ['city', 'City Not Found', "We couldn't find information for this city", '/cities'],
    ['city-section', 'City Not Found', "We couldn't find information for this city", '/cities'],
    ['country', 'Country Not Found', '', '/countries'],
    [
      'community',
      'Something Went Wrong',
      "We couldn't find this community. It may have been removed or the URL is incorrect.",
      '/communities',
    ],
    ['no-community', 'Community Not Found', 'Sorry, no community was specified in the URL.', '/communities'],
    ['incomplete', 'Page Not Found', '', '/cities'],
    [
      'city-of-community',
      'Something Went Wrong',
      "We couldn't find this city. It may have been removed or the URL is incorrect.",
      '/cities',
    ],
    [
      'community-of-city',
      'Something Went Wrong',
      "We couldn't find this community. It may have been removed or the URL is incorrect.",
      '/cities',
    ],
    ['affinity', 'Affinity Not Found', '', '/affinities'],
    ['combination', 'Page Not Found', "The combination you're looking for doesn't exist.", '/affinities'],
    ['article', 'Blog Post Not Found', "Sorry, we couldn't find the article you're looking for.", '/blog'],
  ] as const)('of "%s" say what was agreed', (kind, title, text, href) => {
    expect(missingTexts[kind].title).toBe(title)
    expect(missingTexts[kind].text).toContain(text)
    expect(missingTexts[kind].link.href).toBe(href)
  })

  it('lead to the agreed pages', () => {
    expect(missingTexts['no-community'].link.name).toBe('Browse All Communities')
    expect(missingTexts.community.link.name).toBe('Back to All Communities')
    expect(missingTexts.article.link.name).toBe('Back to Blog')
    expect(missingTexts['city-section'].toast).toEqual({
      title: 'City not found',
      text: "We couldn't find information for this city",
    })
  })
})
