import { expect, it } from 'vitest'
import { paintFirst, starterHash } from './paint-first'
import { inlineScriptHashes } from './policy'

const script = (attributes: string) => `<script ${attributes}></script>`
const first = 'src="/_next/static/chunks/a-1.js" async=""'
const main = 'src="/_next/static/chunks/main.js" id="_R_" async=""'
const old = script('src="/_next/static/chunks/old.js" noModule=""')
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>'
const font =
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>'
const flight = '<script>self.__next_f.push([1,"text"])</script>'
const document = `<!DOCTYPE html><html><head>${font}${preload}${script(first)}${old}</head><body><p>Text</p>${script(main)}${flight}</body></html>`

it('delays the scripts, and leaves the rest unchanged', () => {
  const [before, starter, after] = paintFirst(document).split(/(<script>\(\(\) => \{.*\}\)\(\)<\/script>)/s)
  expect(before).toBe(
    `<!DOCTYPE html><html><head>${font}${script(`type="later" ${first}`)}${old}</head><body><p>Text</p>${script(`type="later" ${main}`)}${flight}`,
  )
  expect(starter).toContain('PerformanceObserver')
  expect(after).toBe('</body></html>')
})

it('adds a script that a policy allows only by its hash', () => {
  expect(inlineScriptHashes(paintFirst(document))).toEqual(inlineScriptHashes(document))
  expect(starterHash).toMatch(/^'sha256-[\w+/]{43}='$/)
})

it.each([
  ['no body', '<p>Text</p>'],
  ['nothing in it', ''],
])('does not change a text with %s', (_, text) => {
  expect(paintFirst(text)).toBe(text)
})

it.each([
  '<script src="https://elsewhere.example/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/a.js"></script>',
  '<p title="&lt;script src=&quot;/_next/static/chunks/a.js&quot; async=&quot;&quot;&gt;"></p>',
])('does not change %s', (foreign) => {
  expect(paintFirst(`<html><body>${foreign}</body></html>`)).toContain(`<body>${foreign}<script>`)
})
