// @vitest-environment node
import { createContext, Script } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { checkedUrl, noteEmpty, noteLongName } from '@/lib/entities/check'
import { fillAddress } from '@/lib/entities/finder'
import { words } from '@/lib/entities/words'
import { articleBody, cityDescription, countryGuide, escapeHtml, plainOrHtml } from '@/lib/markup/description'
import { beyondLimits } from '@/lib/markup/limits'
import { ownPath } from '@/lib/own-path'
import { parseBody } from '@/lib/revalidate/body'
import { resolveOrder } from '@/lib/revalidate/resolve'
import { makeSearch } from '@/lib/search/find'
import { isSecret } from '@/lib/secret'
import { atomFeed, withAbsoluteAddresses } from '@/lib/seo/feed'
import { llmsText } from '@/lib/seo/llms'
import { descriptionWithCallToAction, titleWithSite } from '@/lib/seo/metadata'
import { wordsOf } from '@/lib/seo/word-count'
import { errorLine } from '@/lib/server/error-log'
import { inlineScriptHashes } from '@/lib/server/policy'
import { fold } from '@/lib/site/fold'
import { isLocalHost, siteOfOwnHost } from '@/lib/site/hosts'
import { listed } from '@/lib/site/lists'
import { isSlug, resolveRoute, slugOf } from '@/lib/site/routing'
import { fill } from '@/lib/site/variants'
import { safeImageUrl, safeUrl } from '@/lib/urls'
import { drawable } from './[site]/og/drawable'
import { titleSize } from './[site]/og/type-size'

// Linear work takes a few hundredths of a second on these texts, quadratic work much more than a second. They are longer
// than the renderers accept (lib/markup/limits.ts), because shorter ones may take a renderer's full 700 ms.
const hangMs = 10_000
const characters = 210_000

const article = {
  slug: 'a',
  author: 'a',
  tags: [],
  date: '2026-01-01',
  publishedAt: '2026-01-01',
  updatedAt: '2026-01-01',
}
const nothing = { cities: 1, countries: 1, communities: 1, affinities: 1, apps: 1 }
const search = makeSearch({
  cities: [['a', 'A', 'jp', [], null]],
  countries: [['jp', 'Japan', []]],
  communities: [['b', 'B', []]],
  affinities: [['c', 'C']],
  articles: [],
  apps: [],
  absent: {},
})

/**
 * The functions that take a text from a visitor, the database or Next. The two renderers are reached only through their
 * limits.
 */
const functions: Record<string, (text: string) => unknown> = {
  articleBody: (text) => articleBody(text, ''),
  atomFeed: (text) => atomFeed('lff', [{ ...article, title: text, excerpt: text, html: text } as never]),
  beyondLimits,
  checkedUrl: (text) => checkedUrl('cities', 'a', 'image_url', text),
  cityDescription: (text) => cityDescription({ long: text, short: '', micro: '' }, ''),
  countryGuide: (text) => countryGuide(text),
  descriptionWithCallToAction: (text) => descriptionWithCallToAction(text, text),
  drawable,
  errorLine: (text) =>
    errorLine(
      text,
      { path: text, method: 'GET' },
      { routePath: '', routeType: 'render', revalidateReason: undefined },
      ['x'],
    ),
  escapeHtml,
  fill: (text) => fill(text, {}),
  fillAddress: (text) => fillAddress(text, { city: 'a', country: { name: 'a', code: 'jp' } } as never),
  fold,
  inlineScriptHashes,
  isLocalHost,
  isSecret: (text) => isSecret(text, 'x'.repeat(24)),
  isSlug,
  listed: (text) => listed([text, text]),
  llmsText: (text) => llmsText('lff', { ...nothing, articles: [{ title: text, slug: 'a', excerpt: text }] }),
  makeSearch: search,
  noteEmpty: (text) => noteEmpty('cities', 'a', 'name', text),
  noteLongName: (text) => noteLongName('cities', text),
  ownPath,
  parseBody,
  'parseBody of a path': (text) => parseBody(JSON.stringify({ paths: [`/${text}`] })),
  plainOrHtml: (text) => plainOrHtml(text),
  resolveOrder: (text) => resolveOrder({ kind: 'paths', paths: [`/${text}`] }),
  resolveRoute: (text) => [
    resolveRoute(`/${text}`, undefined),
    resolveRoute(`/countries/${text}`, undefined),
  ],
  safeImageUrl,
  safeUrl,
  siteOfOwnHost: (text) => siteOfOwnHost(text, { lff: 'https://a.example', mnf: 'https://b.example' }),
  slugOf,
  titleSize: (text) => titleSize(text, 1_000, 400),
  titleWithSite: (text) => titleWithSite('lff', text),
  withAbsoluteAddresses: (text) => withAbsoluteAddresses('lff', text),
  words: (text) => words('lff', { name: text, name_lff: text }, 'name'),
  wordsOf,
}

/** Long repetitions of what the functions search for, and of what they search for the end of. */
const units = [
  ...[
    'a',
    ' ',
    '\n',
    '\t',
    '/',
    '\\',
    '.',
    '-',
    '_',
    '#',
    '>',
    '<',
    '&',
    '%',
    '"',
    "'",
    '`',
    '*',
    '|',
    '~',
    ',',
  ],
  ...[
    '{',
    '[',
    '(',
    '](',
    '![',
    ']()',
    '{a',
    '</',
    '<a',
    '<a ',
    '<p>',
    '<a href="',
    '<a href="/',
    '<!--',
    '-->',
  ],
  ...[
    '<script>',
    '<script>self.__next_f.push(',
    '<link rel="preload" as="script"',
    '</body>',
    '&a',
    '&#',
    '&a;',
  ],
  ...[
    'a-',
    "a'",
    'a ',
    'a.',
    '. ',
    'a\n\n',
    '\n\n',
    '\n ',
    ':1',
    ':0',
    '1,',
    '%E0',
    'é',
    '\u0301',
    'e\u0301',
    '\ud800',
  ],
  ...['a@b.', '- ', '1. ', '> ', '{"', '[{', '"paths":[', '/cities/', '[LFF] '],
]
// The last letter makes a search for the end of the repetition fail.
const texts = units.map((unit) => `${unit.repeat(Math.ceil(characters / unit.length))}x`)

const context = createContext({ work: undefined })
const call = new Script('work()')

vi.spyOn(console, 'warn').mockImplementation(() => {})

it.each(Object.entries(functions))('%s does not hang, whatever is repeated', (name, work) => {
  for (const text of texts) {
    context.work = () => work(text)
    try {
      call.runInContext(context, { timeout: hangMs })
    } catch (error) {
      // Throwing is a valid outcome too.
      const { code, message } = error as { code?: unknown; message: string }
      expect(code, `${name} of ${JSON.stringify(text.slice(0, 40))}: ${message.slice(0, 100)}`).not.toBe(
        'ERR_SCRIPT_EXECUTION_TIMEOUT',
      )
    }
  }
})
