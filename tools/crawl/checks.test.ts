import { describe, expect, it } from 'vitest'
import { checkPage, isIndexable, type Page, type PageCheck } from './checks.ts'

const origin = 'https://one.example'
const otherOrigin = 'https://two.example'

const graph = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: 'One',
      url: origin,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/cities?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'One',
      url: origin,
      logo: `${origin}/logo.png`,
    },
    {
      '@type': 'BreadcrumbList',
      '@id': `${origin}/cities/rome#breadcrumb`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Cities', item: `${origin}/cities` },
        { '@type': 'ListItem', position: 2, name: 'Rome' },
      ],
    },
    {
      '@type': 'City',
      '@id': `${origin}/cities/rome#city`,
      name: 'Rome',
      url: `${origin}/cities/rome`,
      sameAs: 'https://www.wikidata.org/wiki/Q220',
      containedInPlace: { '@type': 'Country', name: 'Italy' },
      geo: { '@type': 'GeoCoordinates', latitude: 41.9, longitude: 12.5 },
    },
    {
      '@type': 'FAQPage',
      '@id': `${origin}/cities/rome#faq`,
      mainEntity: [
        { '@type': 'Question', name: 'Where?', acceptedAnswer: { '@type': 'Answer', text: 'In the park.' } },
      ],
    },
    {
      '@type': 'BlogPosting',
      headline: 'On Rome',
      author: { '@type': 'Organization', name: 'One' },
      datePublished: '2026-10-01T08:00:00Z',
      image: { '@type': 'ImageObject', url: `${origin}/og/blog/rome.jpg` },
    },
  ],
}
const structured = JSON.stringify(graph)

const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<title>Friends in Rome | One</title>
<meta name="description" content="Meet the people of Rome, where they meet each other. Discover people nearby.">
<meta name="robots" content="index, follow">
<link rel="canonical" href="${origin}/cities/rome">
<link rel="stylesheet" href="/style.css"><link rel="alternate" type="application/atom+xml" href="/feed.xml">
<meta property="og:title" content="Friends in Rome"><meta property="og:description" content="Meet them.">
<meta property="og:url" content="${origin}/cities/rome"><meta property="og:type" content="website">
<meta property="og:site_name" content="One"><meta property="og:locale" content="en_US">
<meta property="og:image" content="${origin}/og/rome.png"><meta name="twitter:card" content="summary_large_image">
</head><body><nav aria-label="Breadcrumb"><ol>
<li><a href="/"><svg aria-hidden="true"></svg><span>Home</span></a></li>
<li><a href="/cities">Cities</a></li><li><span aria-current="page">Rome</span></li></ol></nav>
<main><h1 id="top">Friends in <!-- -->Rome</h1><img src="/a.webp" srcset="/a.webp 800w, /b.webp 1600w" alt="">
<details><summary>Where?</summary><p>In the
park.</p></details><p><a href="/blog?tag=a%20b#x">Read</a> <a href="#top">Up</a>
<a href="https://pulse.example/">App</a> <a href="mailto:hello@one.example">Write</a></p></main>
<script type="application/ld+json">${structured}</script></body></html>`

const good: Page = {
  address: `${origin}/cities/rome`,
  origin,
  otherOrigin,
  status: 200,
  headers: {},
  html,
  ratings: false,
}

const findings = (page: Partial<Page>) => checkPage({ ...good, ...page }).findings
/** The findings of the good page after a replacement, which must match something. */
function after(from: string | RegExp, to: string) {
  const changed = html.replace(from, to)
  expect(changed).not.toBe(html)
  return findings({ html: changed })
}
const afterData = (from: string, to: string) => {
  const changed = structured.replace(from, to)
  expect(changed).not.toBe(structured)
  return findings({ html: html.replace(structured, () => changed) })
}

it('finds nothing on a good page, and everything that it leads to', () => {
  expect(checkPage(good)).toEqual({
    findings: [],
    title: 'Friends in Rome | One',
    description: 'Meet the people of Rome, where they meet each other. Discover people nearby.',
    links: ['/', '/cities', '/blog?tag=a%20b', '/cities/rome'],
    files: ['/style.css', '/feed.xml', '/a.webp', '/b.webp'],
    previews: ['/og/rome.png', '/logo.png', '/og/blog/rome.jpg'],
  })
})

it('reports nothing else for a page that does not exist', () => {
  expect(findings({ status: 404 })).toEqual([{ check: 'status', message: 'HTTP 404' }])
  expect(findings({ status: 308, headers: { location: '/x' } })[0]?.message).toBe('HTTP 308 to /x')
})

describe.each<[PageCheck, string, string | RegExp, string]>([
  ['html', 'a block in a paragraph', '<p><a href', '<p><div></div><a href'],
  ['html', 'an id that is there twice', '<summary>', '<summary id="top">'],
  ['html', 'a picture without its alternative', ' alt=""', ''],
  ['heading', 'two main headings', '<details>', '<h1>Two</h1><details>'],
  ['heading', 'no main heading', /<h1.*<\/h1>/, ''],
  ['heading', 'an empty heading', 'Friends in <!-- -->Rome</h1>', '</h1>'],
  ['title', 'no title', /<title>.*<\/title>/, ''],
  ['title', 'a title outside of the head', /<title>(.*?)<\/title>(.*<main>)/s, '$2<title>$1</title>'],
  ['title', 'a short title', 'Friends in Rome | One', 'Rome | One'],
  ['title', 'a long title', 'Friends in Rome | One', `${'Rome '.repeat(15)} | One`],
  ['description', 'no description', 'name="description"', 'name="summary"'],
  ['description', 'a short description', /content="Meet the people[^"]*"/, 'content="Rome."'],
  ['description', 'a long description', 'Meet the people', 'Meet the people '.repeat(20)],
  ['canonical', 'no canonical', 'rel="canonical"', 'rel="me"'],
  ['canonical', 'two canonicals', '<link rel="s', '<link rel="canonical" href="/x"><link rel="s'],
  ['canonical', 'another canonical', `href="${origin}/cities/rome"`, `href="${origin}/cities"`],
  ['robots', 'a page that is not indexed', 'index, follow', 'noindex'],
  ['hreflang', 'a translation', '<link rel="alternate"', '<link rel="alternate" hreflang="en"'],
  ['open graph', 'no picture', 'property="og:image"', 'property="og:video"'],
  ['open graph', 'a picture elsewhere', `${origin}/og/`, 'https://cdn.example/og/'],
  [
    'open graph',
    'another address',
    `property="og:url" content="${origin}`,
    `property="og:url" content="http://x`,
  ],
  ['addresses', 'an empty address', 'href="/cities"', 'href=""'],
  ['addresses', 'a script for an address', 'href="/cities"', 'href="javascript:void 0"'],
  ['addresses', 'a place that is not on the page', 'href="#top"', 'href="#bottom"'],
  ['other host', 'a link to the other site', 'href="https://pulse.example/"', `href="${otherOrigin}/x"`],
  ['other host', 'its mail address', 'hello@one', 'hello@two'],
  ['other host', 'a canonical there', `href="${origin}/cities/rome"`, `href="${otherOrigin}/cities/rome"`],
  ['soft 404', 'a heading that says so', 'Friends in <!-- -->Rome</h1>', 'City Not Found</h1>'],
  ['soft 404', 'a sentence that says so', '>Up<', ">We couldn't find information for this\n city.<"],
  ['soft 404', 'an empty shell', '<html ', '<html id="__next_error__" '],
  ['structured data', 'none', 'application/ld+json', 'application/json'],
  ['structured data', 'two blocks', '</main>', '</main><script type="application/ld+json">{}</script>'],
  ['structured data', 'a block that ends early', ']}</script>', ']</script>'],
  ['breadcrumb', 'a visible trail that is another', '>Cities</a>', '>All cities</a>'],
  ['breadcrumb', 'a visible trail that leads elsewhere', '<li><a href="/cities"', '<li><a href="/countries"'],
  ['breadcrumb', 'no visible trail', 'aria-label="Breadcrumb"', 'aria-label="Trail"'],
  ['questions', 'a question that cannot be read', '<summary>Where?', '<summary>When?'],
  ['questions', 'an answer that is hidden', '<p>In the', '<p hidden>In the'],
])('%s', (check, what, from, to) => {
  it(`finds ${what}`, () => {
    expect(after(from, to).map((finding) => finding.check)).toContain(check)
  })
})

it('checks the headers too', () => {
  expect(findings({ headers: { 'x-robots-tag': 'noindex' } })).toMatchObject([{ check: 'robots' }])
  expect(findings({ headers: { link: '</x>; rel="alternate"; hreflang="en"' } })).toMatchObject([
    { check: 'hreflang' },
  ])
})

describe.each([
  ['a type that does not exist', '"@type":"City"', '"@type":"Town"', 'Town is no type'],
  ['no type', '{"@type":"Country",', '{', 'without @type'],
  ['a property of another type', '"geo":', '"geoo":', 'City has no property geoo'],
  ['a value of another type', '"@type":"GeoCoordinates"', '"@type":"Country"', 'City.geo is'],
  [
    'a number that is none',
    '"itemListElement"',
    '"numberOfItems":"many","itemListElement"',
    'numberOfItems is',
  ],
  ['a date that is none', '2026-10-01T08:00:00Z', 'October 1', 'BlogPosting.datePublished'],
  ['nothing for a value', '"name":"Italy"', '"name":null', 'Country.name'],
  ['a property that is missing', '"headline":"On Rome",', '', 'BlogPosting without headline'],
  ['a list that skips a number', '"position":2', '"position":3', 'positions of BreadcrumbList'],
  ['a reference to nothing', '/#organization"}', '/#company"}', 'leads to no node'],
  ['a name that is given twice', '#city', '#faq', 'given twice'],
  [
    'a name elsewhere',
    `${origin}/cities/rome#city`,
    'https://x.example/#city',
    'is not on https://one.example',
  ],
  [
    'an address without a host',
    `"url":"${origin}/cities/rome"`,
    '"url":"/cities/rome"',
    'no absolute https address',
  ],
  ['a picture elsewhere', `${origin}/logo.png`, 'https://cdn.example/logo.png', 'logo is not on'],
  ['no site', '"@type":"WebSite"', '"@type":"WebPage"', 'no WebSite'],
  ['a rating', '"headline"', '"aggregateRating":{"@type":"AggregateRating"},"headline"', 'ratings are off'],
  ['another context', 'https://schema.org', 'https://example.org', 'not a graph'],
])('structured data', (what, from, to, message) => {
  it(`with ${what} is found`, () => {
    const found = afterData(from, to).filter(({ check }) => check === 'structured data')
    expect(found.map((finding) => finding.message).join('\n')).toContain(message)
  })
})

it('accepts ratings if they are turned on', () => {
  const rating =
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":3},"headline"'
  const rated = html.replace('"headline"', rating)
  expect(findings({ html: rated, ratings: true })).toEqual([])
  expect(findings({ html: rated })).toHaveLength(1)
})

it('distinguishes pages that may be indexed from those that may not', () => {
  expect(isIndexable(good)).toBe(true)
  expect(isIndexable({ ...good, html: html.replace('index, follow', 'noindex') })).toBe(false)
  expect(isIndexable({ ...good, address: `${origin}/elsewhere` })).toBe(false)
})
