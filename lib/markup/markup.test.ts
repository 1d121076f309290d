import { describe, expect, it } from 'vitest'
import { cityDescription, plainOrHtml } from './description'
import { removedFromMarkdown, renderMarkdown } from './markdown'
import { removedBySanitizing, sanitizeHtml } from './sanitize'

const texts = (long: string, short = '', micro = '') => ({ long, short, micro })

describe('a city description', () => {
  it('is sanitized HTML if it starts with <', () => {
    const description = cityDescription(
      texts('  <p onclick="x()">Hello <script>alert(1)</script><b>there</b></p>'),
      '',
    )
    expect(description).toEqual({ kind: 'html', html: '<p>Hello <b>there</b></p>' })
  })
  it('is markdown if it contains #', () => {
    const description = cityDescription(texts('## Evenings\n\nCome **along**.'), '')
    expect(description).toEqual({
      kind: 'html',
      html: '<h3>Evenings</h3>\n<p>Come <strong>along</strong>.</p>\n',
    })
  })
  it.each([
    ['paragraphs', 'Come **along**.\n\nAt nine.', '<p>Come <strong>along</strong>.</p>\n<p>At nine.</p>\n'],
    ['a list', '- One\n- Two', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n'],
  ])('is markdown if it has several lines: %s', (_, given, html) => {
    expect(cityDescription(texts(given), '')).toEqual({ kind: 'html', html })
  })
  it('is the built-in template around a single line, even with other markdown in it', () => {
    expect(cityDescription(texts('Come **along**.'), '')).toEqual({
      kind: 'template',
      text: 'Come **along**.',
    })
  })
  it.each([
    ['the long', texts('long', 'short', 'micro'), 'long'],
    ['the short', texts('', 'short', 'micro'), 'short'],
    ['the micro', texts('', '', 'micro'), 'micro'],
    ['the generic', texts('', '', ''), 'generic'],
    ['the short, if sanitizing leaves nothing of the long', texts('<script>1</script>', 'short'), 'short'],
  ])('falls back to %s text', (_, given, expected) => {
    expect(cityDescription(given, 'generic')).toEqual({ kind: 'template', text: expected })
  })
})

describe('markdown', () => {
  it('has tables, task lists, strikethrough and autolinks', () => {
    const html = renderMarkdown(
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n~~gone~~ www.example.org',
    )
    expect(html).toContain('<th>a</th>')
    expect(html).toContain('<section class="table-scroll" tabindex="0" aria-label="Table">')
    expect(html).toContain('☑ done')
    expect(html).toContain('☐ open')
    expect(html).toContain('<del>gone</del>')
    expect(html).toContain(
      '<a href="https://www.example.org/" target="_blank" rel="noopener nofollow">www.example.org</a>',
    )
    expect(renderMarkdown('https://example.org/x')).toContain(
      '<a href="https://example.org/x" target="_blank" rel="noopener nofollow">',
    )
  })
  it('keeps the outline of the page: one h1, no skipped levels', () => {
    expect(renderMarkdown('# A\n\n### B\n\n###### C', 2)).toBe('<h2>A</h2>\n<h3>B</h3>\n<h4>C</h4>\n')
  })
  it('sanitizes HTML inside it', () => {
    expect(renderMarkdown('# x\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1))')).toBe(
      '<h3>x</h3>\n\n<p>a</p>\n',
    )
  })
})

describe('the sanitizer', () => {
  it.each([
    ['script', '<script>alert(1)</script>a', 'a'],
    ['handlers', '<p onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['styles', '<p style="position:fixed">a</p><style>*{}</style>', '<p>a</p>'],
    ['forms', '<form action="https://evil.example"><input name=q></form>a', 'a'],
    ['frames', '<iframe src="https://evil.example"></iframe>a', 'a'],
    ['svg', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['clobbering names', '<a id="location" name="cookie" href="/cities">a</a>', '<a href="/cities">a</a>'],
    ['scheme-relative addresses', '<a href="//evil.example">a</a>', 'a'],
    ['data images', '<img src="data:image/svg+xml,x">a', 'a'],
    ['http links', '<a href="http://example.org">a</a>', 'a'],
    ['mail links', '<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
    [
      'own images',
      '<img src="/images/x.webp">',
      '<img src="/images/x.webp" alt="" loading="lazy" width="1600" height="900" class="framed">',
    ],
  ])('handles %s', (_, given, expected) => {
    expect(sanitizeHtml(given)).toBe(expected)
  })
})

describe('what the sanitizer removes', () => {
  it('is named, each item once', () => {
    const html =
      '<p onclick="x" class="a">a<script>1</script></p><p onclick="y">b</p><!-- c -->' +
      '<a href="http://example.org">c</a><img src="data:x">'
    expect(removedBySanitizing(html).sort()).toEqual(
      [
        '<script>',
        'class of <p>',
        'onclick of <p>',
        'the address data:x',
        'the address http://example.org',
      ].sort(),
    )
  })
  it('is nothing for a text that is shown unformatted', () => {
    expect(removedBySanitizing('<h2>a</h2><p>b <a href="/cities">c</a></p>')).toEqual([])
    expect(removedFromMarkdown('# a\n\n| a | b |\n|---|---|\n| 1 | [x](/cities) |')).toEqual([])
  })
  it('is found in markdown too', () => {
    expect(removedFromMarkdown('# a\n\n<iframe src="https://example.org"></iframe>')).toEqual(['<iframe>'])
  })
})

describe('a community description', () => {
  it('is sanitized HTML if it starts with <', () => {
    expect(plainOrHtml('<p>a<script>1</script></p>')).toBe('<p>a</p>')
  })
  it('is plain text otherwise: markdown stays as written, blocks become paragraphs', () => {
    expect(plainOrHtml('a # b\nc\n\n<i>d</i>')).toBe('<p>a # b<br>c</p>\n<p>&lt;i&gt;d&lt;/i&gt;</p>')
  })
})

it('makes code that scrolls sideways reachable by the keyboard', () => {
  expect(sanitizeHtml('<pre>a long line</pre>')).toBe('<pre tabindex="0">a long line</pre>')
})
