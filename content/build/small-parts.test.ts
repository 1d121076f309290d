import { describe, expect, it } from 'vitest'
import { spokenCallingCode } from './compose-country.ts'
import { stableId, stableTime } from './ids.ts'
import { checkLinks } from './links.ts'
import { parseContentFile, renderHtml } from './markdown.ts'
import { countryInText, listed, possessive, spokenCount, spokenDays, spokenDistance } from './names.ts'
import { overlap, shingles } from './overlap.ts'
import { fill, holds, isFilled } from './phrases.ts'
import { insertStatements, literal } from './sql.ts'
import { checkFile } from './validate.ts'

const GOOD = `---
micro: "A line"
micro_lff: "Another line"
short: "Short"
short_lff: "Short too"
---
## Plain

Text.

=== lff ===

## Lff

Text.
`

describe('ids and times', () => {
  it('stay the same and have the form of a UUID', () => {
    expect(stableId('city', 1)).toBe(stableId('city', '1'))
    expect(stableId('city', 1)).not.toBe(stableId('country', 1))
    expect(stableId('city', 1)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(stableTime('city', 'tokyo')).toMatch(/^2026-09-\d\dT\d\d:\d\d:00Z$/)
  })
})

describe('SQL', () => {
  it('quotes what could break out', () => {
    expect(literal("St. John's")).toBe("'St. John''s'")
    expect(literal(null)).toBe('null')
    expect(literal(['a', "b'c"])).toBe("array['a', 'b''c']::text[]")
    expect(literal([])).toBe("'{}'")
    expect(() => literal(Number.NaN)).toThrow()
  })

  it('writes a hundred rows a statement and refuses unknown columns', () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({ id: index }))
    expect(
      insertStatements({ name: 't', columns: ['id'], rows }).match(/insert into public\.t/g),
    ).toHaveLength(2)
    expect(() => insertStatements({ name: 't', columns: ['id'], rows: [{ other: 1 }] })).toThrow('other')
  })
})

describe('names', () => {
  it('uses the article where people do', () => {
    expect(countryInText({ code: 'NL', name: 'Netherlands' })).toBe('the Netherlands')
    expect(countryInText({ code: 'us', name: 'United States' })).toBe('the United States')
    expect(countryInText({ code: 'JP', name: 'Japan' })).toBe('Japan')
  })

  it('forms possessives, lists, days, counts and distances', () => {
    expect(possessive('the Netherlands')).toBe("the Netherlands'")
    expect(possessive('Paris')).toBe("Paris's")
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
    expect(spokenDays(['fri', 'sat'])).toBe('Friday and Saturday')
    expect(spokenCount(8_175_133)).toBe('8.2 million')
    expect(spokenCount(237_551)).toBe('240,000')
    expect(spokenDistance(97, 'miles')).toBe('60 miles')
    expect(spokenDistance(183, 'km')).toBe('180 km')
    expect(spokenCallingCode(1441)).toBe('+1 441')
    expect(spokenCallingCode(49)).toBe('+49')
  })
})

describe('phrases', () => {
  it('fill gaps, mend seams and leave out what is unknown', () => {
    expect(fill('In {city}.', { city: 'Washington, D.C.' })).toBe('In Washington, D.C.')
    expect(isFilled('{a} and {b}', { a: 'x', b: null })).toBe(false)
    expect(() => isFilled('{typo}', {})).toThrow('typo')
    expect(holds('shore !hot', new Set(['shore']))).toBe(true)
    expect(holds('shore !hot', new Set(['shore', 'hot']))).toBe(false)
  })
})

describe('overlap', () => {
  it('is 1 for the same text and 0 for another', () => {
    const one = shingles('one two three four five six seven')
    expect(overlap(one, one)).toBe(1)
    expect(overlap(one, shingles('a b c d e f g h'))).toBe(0)
  })
})

describe('content files', () => {
  it('are split into front matter and two voices', () => {
    const content = parseContentFile(GOOD, 'x.md')
    expect(content.body.plain).toMatch(/^## Plain/)
    expect(content.body.lff).toMatch(/^## Lff/)
    expect(checkFile('countries', content, 'x.md').problems).toEqual([])
  })

  it('are refused with the name of the file', () => {
    expect(() => parseContentFile('no front matter', 'x.md')).toThrow('x.md')
    expect(() => parseContentFile(GOOD.replace('=== lff ===', ''), 'x.md')).toThrow('=== lff ===')
    const content = parseContentFile(GOOD.replace('micro:', 'mikro:'), 'x.md')
    expect(checkFile('countries', content, 'x.md').problems).toEqual([
      'x.md: unknown key "mikro"',
      'x.md: "micro" is missing',
    ])
    expect(checkFile('communities', parseContentFile(GOOD, 'y.md'), 'y.md').problems).toContain(
      'y.md: "name" is missing',
    )
  })

  it('become HTML that starts with a tag', async () => {
    expect(await renderHtml('Hello **you**\n\n| a | b |\n| - | - |\n| 1 | 2 |')).toMatch(
      /^<p>Hello <strong>you<\/strong><\/p>\n<table>/,
    )
  })
})

describe('links', () => {
  it('name what is missing or unknown', () => {
    const problems = checkLinks({ outdoor: ['hiking', 'no-such'] })
    expect(problems.join('\n')).toContain('"outdoor" has 2 communities')
    expect(problems.join('\n')).toContain('"no-such"')
  })
})
