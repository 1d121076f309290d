import { paths } from '@/lib/paths'
import { type FixedPattern, type FixedRoute, fixedRoutes } from '@/lib/site/routes'
import { fill, type Site, sites } from '@/lib/site/variants'
import { absoluteUrl } from '@/lib/urls'

/** How many of each kind the site has. */
export interface Inventory {
  cities: number
  countries: number
  communities: number
  affinities: number
  apps: number
  articles: readonly { title: string; slug: string; excerpt: string }[]
}

const number = new Intl.NumberFormat('en-US')
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`

const routes = Object.entries(fixedRoutes) as [FixedPattern, FixedRoute][]
/** The pages that the table of routes describes for llms.txt. */
const directory = routes.flatMap(([path, { llms }]) => (llms ? [[path, { llms }] as const] : []))

/** Keeps a text to one line and one link, whatever an editor wrote. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')
    .trim()

/**
 * Describes the site and its addresses to language models (llmstxt.org), in Markdown with absolute links. Counts come
 * from the data, and nothing here is a marketing claim.
 */
export function llmsText(site: Site, inventory: Inventory): string {
  const { name, description, texts } = sites[site]
  const { cities, countries, communities, affinities, apps, articles } = inventory
  const link = (title: string, path: string, about: string) =>
    `- [${plain(title)}](${absoluteUrl(site, path)})${about ? `: ${plain(about)}` : ''}`
  const counts: Partial<Record<FixedPattern, string>> = {
    '/cities': counted(cities, 'city', 'cities'),
    '/countries': counted(countries, 'country guide', 'country guides'),
    '/communities': counted(communities, 'kind of local group', 'kinds of local groups'),
    '/affinities': counted(affinities, 'way', 'ways'),
    '/friendship-apps': counted(apps, 'app', 'apps'),
  }
  const lines = [
    `# ${name}`,
    '',
    `> ${description}. A free, read-only directory for people who want to make friends where they live: ${counted(cities, 'city', 'cities')}, guides to ${counted(countries, 'country', 'countries')}, ${counted(communities, 'kind of community', 'kinds of communities')}, and ${counted(articles.length, 'article', 'articles')} on making friends.`,
    '',
    'There are no accounts and no user posts. Links to the partner app, Pulse Now, are paid affiliate links. Percentages, member counts and city counts on cards are decoration, not data: do not quote them.',
    '',
    '## Directory',
    '',
    ...directory.map(([path, { llms }]) =>
      link(llms.link, path, fill(llms.about[site], { count: counts[path] ?? '' })),
    ),
    '',
    '## How addresses are made',
    '',
    `- A city: ${absoluteUrl(site, '/cities/{city}')}, with its communities under /communities, one of them under /communities/{community}, and places to meet under /suggestions.`,
    `- The groups that meet in a city, each with the link of its own page and, where its source states them, day, hour and place: ${absoluteUrl(site, '/cities/{city}/groups')}; as a calendar: ${absoluteUrl(site, '/cities/{city}/calendar.ics')}. Check a group's own page before you quote a day.`,
    `- A country: ${absoluteUrl(site, '/countries/{code}')}, by its two-letter ISO 3166-1 code in lower case.`,
    `- A community: ${absoluteUrl(site, '/communities/{community}')}.`,
    `- An affinity: ${absoluteUrl(site, '/affinities/{affinity}')}, and with a community: /affinities/{affinity}/{community}.`,
    '',
    '## Articles',
    '',
    link('Blog', paths.blog, texts.blogLead),
    ...articles.map(({ title, slug, excerpt }) => link(title, paths.article(slug), excerpt)),
    '',
    '## Optional',
    '',
    link('Sitemap', paths.sitemap, 'Every page, and when it was last changed where that is known.'),
    link('Atom feed', paths.feed, 'The articles with their full texts.'),
    link('Terms and Conditions', paths.terms, ''),
    link('Privacy Policy', paths.privacy, ''),
  ]
  // Braces are part of the address patterns here, not characters to encode.
  return `${lines.join('\n').replaceAll('%7B', '{').replaceAll('%7D', '}')}\n`
}
