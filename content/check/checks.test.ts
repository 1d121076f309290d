import { describe, expect, it } from 'vitest'
import { checkAddresses } from './addresses.ts'
import type { Content } from './content.ts'
import { checkDuplicates, checkVariants } from './duplicates.ts'
import type { Finding } from './finding.ts'
import { checkLinks } from './links.ts'
import { checkFixedLinks, checkRedirects } from './redirects.ts'
import { checkRelations } from './relations.ts'
import { cleanContent, contentWith, first } from './sample.ts'
import { checkTexts } from './texts.ts'
import { checkDays, checkValues } from './values.ts'

const files = [
  '/flags/jp.svg',
  '/images/cities/tokyo-1600.webp',
  '/images/cities/tokyo-800.webp',
  '/images/articles/the-first-meetup-1600.webp',
  '/images/articles/the-first-meetup-800.webp',
]
const links = (content: Content) => checkLinks(content, (path) => files.includes(path))
const everything = (content: Content) => [
  ...checkTexts(content),
  ...checkDuplicates(content),
  ...checkVariants(content),
  ...checkAddresses(content),
  ...links(content).findings,
  ...checkRelations(content),
  ...checkRedirects(content),
  ...checkValues(content),
  ...checkDays(content),
]
const brief = ({ severity, check, table, row, field }: Finding) =>
  [severity, check, table, row, field].join(' ')

it('finds nothing where nothing is wrong', () => {
  expect(everything(cleanContent())).toEqual([])
})

const mistakes: [what: string, change: (content: Content) => void, found: string[]][] = [
  [
    'a text that neither site has',
    ({ cities }) => Object.assign(first(cities), { micro_description: ' ', micro_description_lff: null }),
    ['warning missing cities tokyo micro_description'],
  ],
  [
    'a text that Meet New Friends lacks',
    ({ countries }) => Object.assign(first(countries), { long_description: null }),
    ['warning missing countries jp long_description'],
  ],
  [
    'an article without its text',
    ({ articles }) => Object.assign(first(articles), { content: '', content_lff: '' }),
    ['error missing blog_posts the-first-meetup content'],
  ],
  [
    'an LFF gap',
    ({ suggestions }) => Object.assign(first(suggestions), { description_lff: '' }),
    ['warning lff local_suggestions tokyo: The river at seven description_lff'],
  ],
  [
    'a card line that is too long',
    ({ affinities }) => Object.assign(first(affinities), { micro_description: 'a'.repeat(111) }),
    ['warning length affinities outdoor micro_description'],
  ],
  [
    'a guide that says too little',
    ({ communities }) => Object.assign(first(communities), { long_description_lff: 'Too little.' }),
    ['warning length communities hiking long_description_lff'],
  ],
  [
    'a name that breaks headings',
    ({ cities }) => Object.assign(first(cities), { name: 'N'.repeat(61) }),
    ['warning length cities tokyo name'],
  ],
  [
    'a finder with a gap that nothing fills',
    ({ finders }) => Object.assign(first(finders), { url: 'https://clubs.example/?q={town}' }),
    ['error link finders A list of clubs url'],
  ],
  [
    'a finder for a country and a community that are not listed',
    ({ finders }) => Object.assign(first(finders), { country_codes: ['xx'], community_slugs: ['fencing'] }),
    [
      'warning relation finders A list of clubs country_codes',
      'warning relation finders A list of clubs community_slugs',
    ],
  ],
  [
    'the same guide on two pages, whatever the spaces and capitals',
    ({ cities }) => {
      const [tokyo, kyoto] = cities
      if (tokyo && kyoto) kyoto.long_description = `${tokyo.long_description}\n`.toUpperCase()
    },
    ['error duplicate cities kyoto long_description'],
  ],
  [
    'the same short text twice',
    ({ cities }) => {
      const [tokyo, kyoto] = cities
      if (tokyo && kyoto) kyoto.short_description_lff = tokyo.short_description_lff
    },
    ['warning duplicate cities kyoto short_description_lff'],
  ],
  [
    'two cities of one name in a country',
    ({ cities }) =>
      cities.push({ ...first(cities.slice(1)), ...unlike('x'), name: 'tokyo', slug: 'tokyo-2' }),
    ['warning duplicate cities tokyo-2 name'],
  ],
  [
    'two sites with the same words',
    ({ cities }) => {
      const tokyo = first(cities)
      tokyo.long_description_lff = `${tokyo.long_description} and one more`
    },
    ['warning variants cities tokyo long_description_lff'],
  ],
  [
    'a slug against the rules',
    ({ cities }) => Object.assign(first(cities.slice(1)), { slug: 'Kyoto City' }),
    ['error address cities Kyoto City slug'],
  ],
  [
    'a redirect that a page hides',
    ({ redirects }) =>
      Object.assign(first(redirects), { from_path: '/cities/kyoto', to_path: '/cities/tokyo' }),
    ['warning redirect redirects /cities/kyoto from_path'],
  ],
  [
    'a redirect to a page that is gone',
    ({ redirects }) => Object.assign(first(redirects), { to_path: '/cities/osaka' }),
    ['error redirect redirects /apps to_path'],
  ],
  [
    'codes of HTML in a plain text',
    ({ communities }) => Object.assign(first(communities), { name: 'Arts &amp; Crafts' }),
    ['error entity communities hiking name'],
  ],
  [
    'a gap in a list, and a tag that is there twice',
    ({ cities, articles }) => {
      Object.assign(first(cities), { languages: ['Japanese', null] })
      Object.assign(first(articles), { tags: ['community', ' Community '] })
    },
    ['warning value cities tokyo languages', 'warning value blog_posts the-first-meetup tags'],
  ],
  [
    'a date that is none',
    ({ articles }) => Object.assign(first(articles), { date: 'infinity' }),
    ['error value blog_posts the-first-meetup date'],
  ],
  [
    'a place that asks for company on days for visitors alone',
    ({ suggestions }) =>
      Object.assign(first(suggestions), {
        description: 'The ridge above the town: go with company, and in dry weather.',
      }),
    ['warning days local_suggestions tokyo: The river at seven days'],
  ],
  [
    'a place whose text names its day, open on all of them',
    ({ suggestions }) =>
      Object.assign(first(suggestions), { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }),
    ['warning days local_suggestions tokyo: The river at seven days'],
  ],
  [
    'a picture pasted into a text',
    ({ articles }) => addTo(first(articles), `![map](data:image/png;base64,${'iVBO'.repeat(70_000)})`),
    [
      'warning length blog_posts the-first-meetup content',
      'error markup blog_posts the-first-meetup content',
    ],
  ],
  [
    'a country code that is none',
    ({ countries }) => Object.assign(first(countries), { code: 'JPN' }),
    ['error address countries JPN code'],
  ],
  [
    'an address that no page shows',
    ({ cities }) => Object.assign(first(cities), { pulse_url: 'http://pulse.example' }),
    ['error link cities tokyo pulse_url'],
  ],
  [
    'a picture that is not there',
    ({ communities }) => Object.assign(first(communities), { image_url: '/images/hiking.webp' }),
    ['error link communities hiking image_url'],
  ],
  [
    'a drawn picture without its small size',
    ({ cities }) => Object.assign(first(cities), { image_url: '/images/articles/tokyo-1600.webp' }),
    ['error link cities tokyo image_url', 'error link cities tokyo image_url'],
  ],
  [
    'a link to a page that is not there',
    ({ articles }) => addTo(first(articles), '[Osaka](/cities/osaka)'),
    ['error link blog_posts the-first-meetup content'],
  ],
  [
    'a link to a community that the city does not offer',
    ({ articles, absences }) => {
      addTo(first(articles), '[hiking in Tokyo](/cities/tokyo/communities/hiking)')
      absences.push({ community_id: 'hiking-id', country_id: null, city_id: 'tokyo-id' })
    },
    ['error link blog_posts the-first-meetup content'],
  ],
  [
    'a link to a community that the country does not offer',
    ({ articles, absences }) => {
      addTo(first(articles), '[hiking in Tokyo](/cities/tokyo/communities/hiking)')
      absences.push({ community_id: 'hiking-id', country_id: 'jp-id', city_id: null })
    },
    ['error link blog_posts the-first-meetup content'],
  ],
  [
    'a redirect to a community that the city does not offer',
    ({ redirects, absences }) => {
      first(redirects).to_path = '/cities/tokyo/communities/hiking'
      absences.push({ community_id: 'hiking-id', country_id: null, city_id: 'tokyo-id' })
    },
    ['error redirect redirects /apps to_path'],
  ],
  [
    'a link by the old address',
    ({ articles }) => addTo(first(articles), '[apps](/apps)'),
    ['warning link blog_posts the-first-meetup content'],
  ],
  [
    'a script',
    ({ articles }) => addTo(first(articles), '<script>alert(1)</script>'),
    ['error markup blog_posts the-first-meetup content'],
  ],
  [
    'a class from a word processor',
    ({ articles }) => addTo(first(articles), '<p class="MsoNormal">Hello</p>'),
    ['warning markup blog_posts the-first-meetup content'],
  ],
  [
    'markdown in a place for plain text',
    ({ communities }) => {
      first(communities).long_description += '\n\n## Heading'
    },
    ['warning markup communities hiking long_description'],
  ],
  [
    'an article without a picture',
    ({ articles }) => Object.assign(first(articles), { image_url: ' ' }),
    ['warning image blog_posts the-first-meetup image_url'],
  ],
  [
    'a community that no affinity links to',
    ({ affinityCommunities }) => affinityCommunities.pop(),
    ['warning relation communities hiking affinity_communities'],
  ],
]

const addTo = (article: Content['articles'][number], text: string) => {
  article.content += `\n\n${text}`
}

/** A row's texts made unlike those that it was copied from. */
function unlike(mark: string) {
  const texts = Object.entries(first(cleanContent().cities)).filter(([field]) => /description/.test(field))
  return Object.fromEntries(
    texts.map(([field, text]) => [field, String(text).replaceAll(/\b[\w-]+\b/g, `${mark}$&`)]),
  )
}

describe('the check names, once,', () => {
  it.each(mistakes)('%s', (_, change, found) => {
    expect(everything(contentWith(change)).map(brief)).toEqual(found)
  })
})

it.each([
  ['You never have to run alone: the group waits at the bridge on Tuesdays.', 0],
  ['You are never alone at this bridge on Tuesdays, and nobody minds.', 0],
  ['The ridge above the town: on Tuesdays, with company and in dry weather.', 1],
  ["Don't walk the ridge alone: ask the group that meets on Tuesdays.", 1],
])('of a place with days, "%s" contradicts them %i times', (description, times) => {
  const content = contentWith(({ suggestions }) => Object.assign(first(suggestions), { description }))
  expect(checkDays(content)).toHaveLength(times)
})

it('names the row with words that an editor understands', () => {
  const [finding] = links(
    contentWith(({ articles }) => addTo(first(articles), '[x](/cities/osaka?tab=1#top)')),
  ).findings
  expect(finding).toMatchObject({
    id: 'article-id',
    row: 'the-first-meetup',
    message: 'The link to /cities/osaka leads to no page.',
  })
})

it('says in words what a text loses', () => {
  const messages = (text: string) =>
    links(contentWith(({ articles }) => addTo(first(articles), text))).findings.map(({ message }) => message)
  expect(messages('<iframe src="https://x.example"></iframe>')).toEqual([
    'Visitors do not see: a frame from another site (<iframe>).',
  ])
  expect(messages('[a](http://x.example) [b](#nowhere) <p onclick="x" style="color:red">c</p>')).toEqual([
    'Visitors do not see: a program (onclick) of <p>; colors, sizes and other styles of <p>; ' +
      'the address http://x.example: it must begin with https://; ' +
      'the link #nowhere: no heading of the text has that name.',
  ])
  expect(messages('![map](data:image/png;base64,iVBO)')).toEqual([
    'Visitors do not see: a picture pasted into the text: upload it, and give its address.',
  ])
})

it('names links of the footer and the home page whose row is gone', () => {
  const found = checkFixedLinks(cleanContent()).map(({ row, field }) => `${field} ${row}`)
  expect(found).toContain('home page new-york')
  expect(found).toContain('footer gaming')
  expect(found).toContain('footer social-skills')
  expect(found).not.toContain('footer tokyo')
  expect(found).not.toContain('footer hiking')
})

it('collects external addresses, those in texts included', () => {
  const content = contentWith(({ articles }) => addTo(first(articles), 'https://example.org/a?b=1&c=2'))
  expect(links(content).external.map(({ url, field }) => `${field} ${url}`)).toEqual([
    'wikipedia_url https://en.wikipedia.org/wiki/Japan',
    'url https://pulse.example/',
    'link http://walkers.example/tokyo',
    'link http://walkers.example/kyoto',
    'url https://clubs.example/?q=Hiking%20Lisbon',
    'content https://example.org/a?b=1&c=2',
  ])
})
