/** Communities that meet outdoors: their pages in a city show its season and its daylight. */
export const outdoorCommunities: ReadonlySet<string> = new Set([
  'basketball',
  'birdwatching',
  'climbing',
  'cycling',
  'dog-owners',
  'football',
  'gardening',
  'hiking',
  'photography',
  'racket-sports',
  'running',
  'stargazing',
  'swimming',
])
