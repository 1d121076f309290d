// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { joinData } from './join-data'

const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const part = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', String.raw`\u003c`)}])</script>`
const page = (scripts: string) =>
  `<!DOCTYPE html><html><head></head><body><p>Text</p>${scripts}<script>begin()</script></body></html>`

/** What is in the queue once a browser has run the scripts: the beginning, then all of the text. */
function handedOver(html: string): unknown {
  const self: { __next_f?: [number, string?][] } = {}
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const { textContent } of document.scripts) runInNewContext(textContent, { self, begin: () => {} })
  const [beginning, ...texts] = self.__next_f ?? []
  expect(texts.every(([kind]) => kind === 1)).toBe(true)
  return [beginning, texts.map(([, text]) => text).join('')]
}

it.each([
  ['data', ['0:["$","a",null,{"href":"/","children":"A"}]\n', '1:T4,<b>é"\n']],
  ['signs of a template literal', ['`${alert(1)}` \\ \\` \\u{41} $', '{alert(1)} $5 ${']],
  ['the end of a script', ['</script><script>alert(1)</SCRIPT >', '<!--<script>', '--></script']],
  ['what a document does not keep', ['\r\n\r\0\u0007\u0085\u2028\ufeff', '\ud83d', '\ude00 \ud83d']],
])('hands over the same text in one script: %s', (_, texts) => {
  const html = page(first + texts.map(part).join(''))
  const joined = joinData(html)
  expect(handedOver(joined.html)).toEqual([[0], texts.join('')])
  expect(handedOver(html)).toEqual(handedOver(joined.html))
  const scripts = [...new DOMParser().parseFromString(joined.html, 'text/html').scripts]
  expect(scripts.map(({ textContent }) => textContent)).toEqual([joined.script, 'begin()'])
})

it('leaves texts readable, as the markup has them', () => {
  const text = '2:T1,<li class="tile" data-item=""><a href="/cities/oslo">Oslo & more</a></li>\n'
  expect(joinData(page(first + part(text))).script).toContain(text)
})

it('makes the same document of any cut', () => {
  expect(joinData(page(first + part('ab"') + part('c')))).toEqual(
    joinData(page(first + part('a') + part('b"c'))),
  )
})

it.each([
  ['no data', ''],
  ['only the beginning', first],
  ['no beginning', part('a')],
  ['something else in between', `${first}<p></p>${part('a')}`],
  ['something else in the place of text', `${first}<script>self.__next_f.push([1,"a"+alert("b")])</script>`],
])('leaves a document with %s alone', (_, scripts) => {
  expect(joinData(page(scripts))).toEqual({ html: page(scripts) })
})

it('ends where something else stands between two parts', () => {
  const rest = `<script>alert(1)</script>${part('b')}`
  const { html, script } = joinData(page(first + part('a') + rest))
  expect(html).toBe(page(`<script>${script}</script>${rest}`))
  expect(script).not.toContain('alert')
})
