import { describe, expect, it, vi } from 'vitest'
import { articleBody, cityDescription, countryGuide, plainOrHtml } from './description'
import { removedFromMarkdown } from './markdown'
import { removedBySanitizing } from './sanitize'

// What arrives from Google Docs, Word, Notion and Markdown editors, and what visitors then see.

const article = (text: string) => articleBody(text, 'Nothing yet.')
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/[|\s]+/g, ' ')
    .trim()
const city = (long: string, short = 'The short text.') => cityDescription({ long, short, micro: '' }, '')

describe('blocks stay apart', () => {
  it.each([
    ['<div>First block</div><div>Second block</div>', '<p>First block</p><p>Second block</p>'],
    ['<section><h2>A</h2><div>One</div>two</section>', '<h3>A</h3><p>One</p><p>two</p>'],
    ['<div><div>One</div><div>Two</div></div>', '<p>One</p><p>Two</p>'],
    ['<details><summary>More</summary>Text</details>', '<p>More</p><p>Text</p>'],
    ['<center>One</center><address>Two</address>', '<p>One</p><p>Two</p>'],
    ['<ul><li><div>One</div></li></ul>', '<ul><li>One</li></ul>'],
    ['<p>One</p>two <b>three</b><p>Four</p>', '<p>One</p><p>two <b>three</b></p><p>Four</p>'],
  ])('%s', (given, expected) => expect(plainOrHtml(given)).toBe(expected))
})

describe('nothing is left empty', () => {
  it.each([
    ['<h2></h2><p>a</p><p>&nbsp;</p><h3><br></h3>', '<p>a</p>'],
    ['<p>a <a href="/cities"></a>b</p>', '<p>a b</p>'],
    ['<p>a</p><p><b> </b><i>\u200b</i></p><p><br></p>', '<p>a</p>'],
    ['<ul><li></li><li>a</li></ul><ol><li> </li></ol>', '<ul><li>a</li></ul>'],
    ['<p>a</p><table><tr><td></td></tr></table><blockquote><p></p></blockquote>', '<p>a</p>'],
    ['<p>a<b> </b>b</p>', '<p>a b</p>'],
  ])('%s', (given, expected) => expect(plainOrHtml(given)).toBe(expected))

  it.each([
    '<p><br></p>',
    '&nbsp;',
    '<p>\u200b</p>',
    '\u00a0\ufeff',
    '<div><span>&#160;&#8203;</span></div>',
    '<script>1</script>',
  ])('the text %j counts as none: the next one is shown', (blank) => {
    expect(city(blank)).toEqual({ kind: 'template', text: 'The short text.' })
    expect(article(blank)).toBe('<p>Nothing yet.</p>')
    expect([countryGuide(blank), plainOrHtml(blank)]).toEqual(['', ''])
  })
})

describe('what looks like markdown is read as markdown', () => {
  it('even if it starts with an address in angle brackets', () => {
    const html = article('<https://meetup.com> lists events.\n\n## Costs\n\nNone.')
    expect(html).toContain('<a href="https://meetup.com/"')
    expect(words(html)).toBe('https://meetup.com lists events. Costs None.')
    expect(html).toContain('<h2>Costs</h2>')
    expect(words(article('<hello@example.org> answers.'))).toBe('hello@example.org answers.')
  })
  it.each([
    '##\u00a0Costs',
    '\u200b## Costs',
    '\ufeff## Costs',
    'Text\n\n\u200b##\u00a0Costs',
    '##\u2003Costs',
  ])('with unusual spaces around its marks: %j', (text) => expect(article(text)).toContain('<h2>Costs</h2>'))
  it('with a no-break space after the mark of a list', () =>
    expect(article('-\u00a0one\n-\u00a0two')).toContain('<li>one</li>'))
  it('below a piece of HTML', () => {
    expect(article('<p>Hello.</p>\n\n## Costs\n\n**None.**')).toContain(
      '<h2>Costs</h2>\n<p><strong>None.</strong></p>',
    )
  })
  it('and "<3" is neither HTML nor lost', () => {
    expect(words(plainOrHtml('<3 is what people say.'))).toBe('&lt;3 is what people say.')
    expect(words(article('<3 is what people say.'))).toBe('&lt;3 is what people say.')
  })
})

describe('links work or are no links', () => {
  it('www. becomes an https link', () => {
    expect(article('See www.meetup.com for more.')).toContain(
      '<a href="https://www.meetup.com/" target="_blank"',
    )
    expect(article('[x](www.meetup.com/tokyo)')).toContain('<a href="https://www.meetup.com/tokyo"')
  })
  it('the words of a link that leads nowhere stay', () => {
    expect(article('[a](http://example.org) [b](javascript:x) <a>c</a> [d](#nowhere) [e](notes.docx)')).toBe(
      '<p>a b c d e</p>\n',
    )
  })
  it('a heading of the text is a target, with an id of its own kind', () => {
    const html = article('[Costs](#costs) [Again](#costs-1)\n\n## Costs\n\n## Costs\n\n## Other')
    expect(html).toContain('<a href="#text-costs">Costs</a> <a href="#text-costs-1">Again</a>')
    expect(html).toContain('<h2 id="text-costs">Costs</h2>')
    expect(html).toContain('<h2 id="text-costs-1">Costs</h2>')
    expect(html).toContain('<h2>Other</h2>')
  })
  it('also in another script, and with an id that the editor gave', () => {
    expect(article('[費用](#費用)\n\n## 費用')).toContain('id="text-費用"')
    expect(article('<p><a href="#h.1a">Go</a></p><h2 id="h.1a">Costs</h2>')).toBe(
      '<p><a href="#text-h.1a">Go</a></p><h2 id="text-h.1a">Costs</h2>',
    )
  })
  it('footnotes lead down and back', () => {
    const html = article('## A\n\nTrue.[^1]\n\n[^1]: Says the city.')
    expect(html).toMatch(/<sup><a href="#text-[^"]*fn-1" id="text-[^"]*fnref-1"[^>]*>1<\/a><\/sup>/)
    expect(html).toMatch(
      /<li id="text-[^"]*fn-1">\s*<p>Says the city\. <a href="#text-[^"]*fnref-1" aria-label="Back to the text">↩<\/a><\/p>\s*<\/li>/,
    )
    expect(html).toContain('<h2>A</h2>')
    expect(html).toContain('<h2>Footnotes</h2>')
  })
  it("the site's own addresses are paths, without a new tab, on both sites", () => {
    expect(article('[a](https://lookingforfriends.example/cities/tokyo?q=1#top)')).toBe(
      '<p><a href="/cities/tokyo?q=1#top">a</a></p>\n',
    )
    expect(article('https://www.meetnewfriends.example')).toBe(
      '<p><a href="/">https://www.meetnewfriends.example</a></p>\n',
    )
    expect(article('![x](https://meetnewfriends.example/images/meeting-place.svg)')).toContain(
      'src="/images/meeting-place.svg"',
    )
  })
  it('a removed picture in a link leaves its words', () => {
    expect(article('[![Our map](https://pictures.invalid/map.png)](/cities)')).toBe(
      '<p><a href="/cities">Our map</a></p>\n',
    )
    expect(article('[![](https://pictures.invalid/map.png)](/cities) text')).toBe('<p> text</p>\n')
  })
})

describe('meaning is kept', () => {
  it('weight and slant from Google Docs, and no weight that is none', () => {
    expect(
      plainOrHtml(
        '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:700;font-style:normal">Bring</span>' +
          '<span style="font-weight:400"> a </span><span style="font-style:italic">friend</span></p></b>',
      ),
    ).toBe('<p dir="ltr"><strong>Bring</strong> a <em>friend</em></p>')
    expect(
      plainOrHtml(
        '<p><span style="text-decoration:line-through">a</span><span style="vertical-align:super">b</span></p>',
      ),
    ).toBe('<p><s>a</s><sup>b</sup></p>')
    expect(plainOrHtml('<h2><span style="font-weight:700">a</span></h2>')).toBe('<h3>a</h3>')
  })
  it('direction and language', () => {
    expect(plainOrHtml('<p dir="rtl" lang="ar">سلام <span lang="en">hello</span></p>')).toBe(
      '<p dir="rtl" lang="ar">سلام <span lang="en">hello</span></p>',
    )
    expect(plainOrHtml('<div dir="rtl">سلام</div>')).toBe('<p dir="rtl">سلام</p>')
    expect(plainOrHtml('<div dir="rtl"><p>a</p><p>b</p></div>')).toBe('<p dir="rtl">a</p><p dir="rtl">b</p>')
  })
  it('the alignment of table columns', () => {
    expect(article('| a | b |\n|--:|:-:|\n| 1 | 2 |')).toMatch(
      /<th align="right">a<\/th>\s*<th align="center">b/,
    )
    expect(plainOrHtml('<table><tr><td style="text-align:right">1</td></tr></table>')).toContain(
      '<td align="right">1</td>',
    )
  })
  it('the numbering of lists', () => {
    expect(plainOrHtml('<ol type="a" start="3" reversed><li value="7">x</li></ol>')).toMatch(
      /<ol (?=[^>]*type="a")(?=[^>]*start="3")(?=[^>]*reversed)[^>]*><li value="7">x<\/li><\/ol>/,
    )
  })
})

describe('pictures', () => {
  it('have the size of their file, or a frame', () => {
    expect(plainOrHtml('<img src="/images/default-city-1600.webp" alt="Night">')).toBe(
      '<img src="/images/default-city-1600.webp" alt="Night" loading="lazy" width="1600" height="900">',
    )
    expect(plainOrHtml('<img src="/images/none.webp" alt="Night">')).toBe(
      '<img src="/images/none.webp" alt="Night" loading="lazy" width="1600" height="900" class="framed">',
    )
    expect(plainOrHtml('<img src="/images/none.webp" alt="Night" width="400" height="300">')).toContain(
      'width="400" height="300"',
    )
    expect(plainOrHtml('<img src="/images/none.webp" alt="Night" width="100%">')).toContain(
      'width="1600" height="900"',
    )
  })
  it('pasted as base64 are left out, and the article stays formatted', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const data = `data:image/png;base64,${'iVBORw0K'.repeat(32_000)}`
    for (const text of [
      `## Costs\n\n![A map](${data})\n\n**None.**`,
      `## Costs\n\n![A map][image1]\n\n**None.**\n\n[image1]: <${data}>`,
      `<h2>Costs</h2><p><img src="${data}" alt="A map"></p><p><strong>None.</strong></p>`,
    ]) {
      const html = article(text)
      expect(html).toContain('<h2>Costs</h2>')
      expect(html).toContain('<strong>None.</strong>')
      expect(html).not.toContain('base64')
      expect(html.length).toBeLessThan(500)
    }
    expect(plainOrHtml(`Text ${data} end`)).not.toContain('iVBOR')
    expect(warned).not.toHaveBeenCalled()
  })
})

it('what is kept in another form is not reported as removed', () => {
  expect(
    removedBySanitizing(
      '<div>a</div><p dir="rtl">b</p><span style="font-weight:700">c</span><ol type="a"><li>d</li></ol>',
    ),
  ).toEqual([])
  expect(
    removedFromMarkdown('[a](#b)\n\n## B\n\nc[^1] www.example.org\n\n[^1]: d\n\n| a |\n|--:|\n| 1 |'),
  ).toEqual([])
})
