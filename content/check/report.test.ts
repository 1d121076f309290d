import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { entriesOf } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'
import { htmlReport } from './html.ts'
import { checkOnline } from './online.ts'
import { studioLink } from './places.ts'
import { groupsOf, tally } from './report.ts'
import { cleanContent } from './sample.ts'
import { terminalReport } from './terminal.ts'

const of = findingsOf('cities', 'tokyo-id', 'tokyo')
const findings: Finding[] = [
  of('warning', 'length', 'name', 'The name is <long>.'),
  of('warning', 'link', 'pulse_url', 'It gave no answer.'),
  findingsOf('blog_posts', 'a-id', 'a')('error', 'link', 'content', 'The link leads to no page.'),
]
const plain = (findings: Finding[], rows: number) => stripVTControlCharacters(terminalReport(findings, rows))

it('groups findings by what was checked, errors first', () => {
  expect(groupsOf(findings).map(({ check, errors, warnings }) => [check, errors, warnings])).toEqual([
    ['link', 1, 1],
    ['length', 0, 1],
  ])
  expect(groupsOf(findings)[0]?.findings.map(({ severity }) => severity)).toEqual(['error', 'warning'])
})

it.each([
  [0, 0, 'nothing to report'],
  [1, 0, '1 error'],
  [2, 1, '2 errors, 1 warning'],
  [0, 1_200, '1,200 warnings'],
])('counts in words: %i and %i', (errors, warnings, words) => {
  expect(tally(errors, warnings)).toBe(words)
})

it('prints a table for each group and a line that sums up', () => {
  expect(plain(findings, 4_000)).toBe(`
Dead images and links (1 error, 1 warning)
  error    blog_posts  a      content    The link leads to no page.
  warning  cities      tokyo  pulse_url  It gave no answer.

Texts too long or too short for their place (1 warning)
  warning  cities  tokyo  name  The name is <long>.

4,000 rows checked: 1 error, 2 warnings.`)
})

it('counts the rest of a long list', () => {
  const many = Array.from({ length: 20 }, () => of('warning', 'length', 'name', 'Long.'))
  expect(plain(many, 20)).toContain('… and 5 more')
})

it('writes a report in one file, with links to each row and page, and markup as text', () => {
  const html = htmlReport(findings, {
    rows: 4_000,
    supabaseUrl: 'https://abcdefgh.supabase.co',
    sites: [{ name: 'MNF page', addressOf: (path) => `https://mnf.example${path}` }],
    pathOf: ({ row }) => (row === 'tokyo' ? '/cities/tokyo' : null),
    at: new Date('2026-11-21T10:30:00Z'),
  })
  expect(html).toContain('The name is &lt;long&gt;.')
  expect(html.match(/href="https:\/\/mnf\.example\/cities\/tokyo"/g)).toHaveLength(2)
  expect(html.match(/href="https:\/\/supabase\.com\/dashboard\/project\/abcdefgh\/sql/g)).toHaveLength(3)
  expect(html).not.toMatch(/<script|<link|src=|@import/)
})

it('links to rows only when the project is hosted', () => {
  const [finding] = findings
  expect(finding && studioLink('http://127.0.0.1:54321', finding)).toBeNull()
  expect(finding && studioLink('https://evil.test/.supabase.co', finding)).toBeNull()
})

it('requests each external address once, and tells missing pages from servers that do not answer', async () => {
  const [entry] = entriesOf(cleanContent())
  if (!entry) throw new Error('The sample is empty.')
  const asked: string[] = []
  const statuses: Record<string, number[]> = {
    ok: [200],
    gone: [404, 404],
    busy: [429, 429],
    'no-head': [405, 200],
  }
  const request = async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = String(input).split('/').at(-1) ?? ''
    asked.push(`${init?.method ?? 'GET'} ${name}`)
    const status = statuses[name]?.shift()
    if (name === 'nowhere') throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
    if (!status) throw new DOMException('too late', 'TimeoutError')
    return new Response(null, { status })
  }
  const urls = ['ok', 'ok#part', 'gone', 'busy', 'no-head', 'nowhere', 'slow']
  const links = urls.map((name) => ({ url: `https://example.org/${name}`, entry, field: name }))
  const found = await checkOnline(links, request)
  expect(found.map(({ severity, field }) => `${severity} ${field}`).sort()).toEqual([
    'error gone',
    'error nowhere',
    'warning busy',
    'warning slow',
  ])
  expect(asked.filter((request) => request.endsWith(' ok'))).toEqual(['HEAD ok'])
})
