import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './policy'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const chunks =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"]});'
const first = '(self.__next_f=self.__next_f||[]).push([0])'
const flight = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:\u003cscript\u003ealert(1)\u003c/script\u003e"])`
const document = (body: string) =>
  `<!DOCTYPE html><html><body>${body}<script id="_R_">${chunks}</script><script src="/_next/static/a.js" async=""></script>` +
  `<script>${first}</script><script>${flight}</script></body></html>`

describe('the hashes of a document', () => {
  it("are those of Next's own inline scripts, in their order", async () => {
    expect(await inlineScriptHashes(document(''))).toEqual([hash(chunks), hash(first), hash(flight)])
  })
  it('name the same script once', async () => {
    expect(await inlineScriptHashes(`<script>${first}</script><script>${first}</script>`)).toEqual([
      hash(first),
    ])
  })
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script after the data', `<script>${first};alert(1)</script>`],
    ['a script before the data', `<script>alert(1);${first}</script>`],
    ['a script in place of the data', '<script>self.__next_f.push(alert(1))</script>'],
    ['a script beside the data', '<script>self.__next_f.push([0],alert(1))</script>'],
    ['a script in a template', '<script>self.__next_f.push([`a`])</script>'],
    ['data and more on another line', '<script>self.__next_f.push([0])\nalert(1)//)</script>'],
    ['a module', '<script type="module">self.__next_f.push([0])</script>'],
    ['structured data', '<script type="application/ld+json">{"@type":"WebSite"}</script>'],
    ['handlers', '<img src="x" onerror="alert(1)">'],
  ])('leave out %s', async (_, foreign) => {
    expect(await inlineScriptHashes(document(foreign))).toEqual([hash(chunks), hash(first), hash(flight)])
  })
  it.each([
    ['the beginning of a script', '<a title="<script>"></a>'],
    ["the beginning of one of Next's", '<a title="<script>self.__next_f.push(["></a>'],
    ['the end of one', '<a title="</script>"></a>'],
  ])('stay complete if an attribute contains %s', async (_, trap) => {
    expect(await inlineScriptHashes(document(trap))).toEqual([hash(chunks), hash(first), hash(flight)])
  })
})

describe('the policy', () => {
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s)))

  it('allows nothing by default, and no inline script, style or eval', () => {
    const policy = contentSecurityPolicy([])
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*|https?:/)
    expect(directives(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })
  it('names the hashed scripts and the origins of pictures', () => {
    expect(
      directives(contentSecurityPolicy(['https://pictures.example'], [hash(first), hash(flight)])),
    ).toMatchObject({
      'script-src': `'self' ${hash(first)} ${hash(flight)}`,
      'img-src': "'self' https://pictures.example",
    })
  })
})
