import { setImmediate as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { corpus, texts } from '@/e2e/payloads/corpus'
import { plainOrHtml } from './description'
import { renderMarkdown } from './markdown'
import { sanitizeHtml } from './sanitize'

// The test pauses between texts, because the documents created for them are only freed between turns of the event loop.
// The output is read character by character, without a parser that could share the sanitizer's mistakes: anything that
// does not match one of these forms exactly fails.

const tags = new Set(
  (
    'h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li dl dt dd table caption thead tbody tfoot tr th td a strong b em i ' +
    'del s sub sup abbr small mark q cite kbd time bdi figure figcaption img section span'
  ).split(' '),
)
const values: Record<string, RegExp> = {
  href: /^(?:https:\/\/[^/@]+(?:\/|$)|\/(?!\/)|mailto:|#text-)/,
  src: /^\/(?!\/)/,
  target: /^_blank$/,
  rel: /^noopener nofollow$/,
  loading: /^lazy$/,
  class: /^(?:table-scroll|framed)$/,
  id: /^text-/,
  align: /^(?:left|center|right)$/,
  dir: /^(?:ltr|rtl|auto)$/i,
  tabindex: /^0$/,
}
for (const name of 'title alt width height colspan rowspan scope start type reversed value lang datetime aria-label'.split(
  ' ',
)) {
  values[name] = /^/
}

const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")*)>/y
const attribute = / ([a-z-]+)="([^"]*)"/g

/** The parts of a text that are neither plain text nor allowed elements and attributes. */
function foreignParts(html: string): string[] {
  const found: string[] = []
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    tag.lastIndex = at
    const [whole, , name = '', attributes = ''] = tag.exec(html) ?? []
    if (whole === undefined || !tags.has(name)) return [...found, html.slice(at, at + 80)]
    for (const [text, key = '', value = ''] of attributes.matchAll(attribute)) {
      const isMisplaced = (key === 'href' && name !== 'a') || (key === 'src' && name !== 'img')
      if (isMisplaced || !values[key]?.test(value)) found.push(`<${name}${text}>`)
    }
    at += whole.length
  }
  return found
}

const renderers: [string, (text: string) => string][] = [
  ['HTML', (text) => sanitizeHtml(text)],
  [
    'HTML in a table below a heading',
    (text) => sanitizeHtml(`<h2>a</h2><table><tr><td>${text}</td></tr></table>`),
  ],
  ['HTML in attributes', (text) => sanitizeHtml(`<p title="${text}"><a href='${text}'>a</a></p>`)],
  ['markdown', (text) => renderMarkdown(`# a\n\n${text}`)],
  ['plain text', (text) => plainOrHtml(`a ${text}`)],
]

it('the corpus contains at least 300 different payloads', () => {
  expect(new Set(corpus.map(({ text }) => text)).size).toBeGreaterThanOrEqual(300)
})

it('the check itself finds what it looks for', () => {
  for (const bad of [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<a href="//x">',
    '<img src="https://foreign.test/a">',
    '<p id="x">',
    '<img src=x>',
    '<svg>',
    'a < b',
  ]) {
    expect(foreignParts(bad), bad).not.toEqual([])
  }
  expect(foreignParts('<p title="a">a &lt; <a href="/x">b</a></p>')).toEqual([])
})

describe('nothing of the corpus is left in', () => {
  it.each(renderers)('%s', async (_, render) => {
    for (const { name, text } of corpus) {
      expect(foreignParts(render(text)), name).toEqual([])
      await pause()
    }
  })
})

/**
 * Attributes may change order, a block may lose its leading blank line, and a picture that was given a size needs no
 * frame any more; nothing else may change.
 */
const letters = (html: string) =>
  html.replaceAll(' class="framed"', '').replaceAll(/\s/g, '').split('').sort().join('')

it('the result means the same to the next parser', async () => {
  for (const { name, text } of corpus) {
    const once = sanitizeHtml(text)
    if (once.includes('<')) expect(letters(sanitizeHtml(once)), name).toBe(letters(once))
    await pause()
  }
})

it('a text of all of them leaves the headings and tables around it unchanged', () => {
  const html = sanitizeHtml(`<h1>before</h1><table><tr><td>a</td></tr></table>${texts(1, 0)[0]}`)
  expect(html).toMatch(/^<h3>before<\/h3><section class="table-scroll"/)
})
