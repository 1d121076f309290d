interface Template {
  path: string
  name: string
  /** Search engines are asked not to index it. */
  noIndex?: boolean
}

/** One address of each template. */
export const templates: readonly Template[] = [
  { path: '/', name: 'the home page' },
  { path: '/cities', name: 'the city directory' },
  { path: '/cities/tokyo', name: 'a city' },
  { path: '/cities/tokyo/communities', name: 'the communities of a city' },
  { path: '/cities/tokyo/suggestions', name: 'the local tips of a city' },
  { path: '/countries', name: 'the country list' },
  { path: '/countries/jp', name: 'a country' },
  { path: '/communities', name: 'the community list' },
  { path: '/communities/hiking', name: 'a community' },
  { path: '/cities/tokyo/communities/running', name: 'a community in a city' },
  { path: '/affinities', name: 'the affinity list' },
  { path: '/affinities/outdoor', name: 'an affinity' },
  { path: '/affinities/outdoor/hiking', name: 'an affinity with a community' },
  { path: '/friendship-apps', name: 'the app directory' },
  { path: '/apps-for-making-friends', name: 'the app comparison' },
  { path: '/search', name: 'the search', noIndex: true },
  { path: '/blog', name: 'the article list' },
  { path: '/blog/how-to-make-friends-in-a-new-city', name: 'an article' },
  { path: '/terms-and-conditions', name: 'the terms' },
  { path: '/privacy-policy', name: 'the privacy policy' },
]
