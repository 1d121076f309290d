import { describe, expect, it } from 'vitest'
import { BodyError, parseBody } from './body'

const city = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'tokyo',
  country_id: '00000000-0000-4000-8000-000000000002',
}
const parse = (value: unknown) => parseBody(JSON.stringify(value))
const webhook = { type: 'UPDATE', schema: 'public', table: 'cities', record: city, old_record: city }

describe('a body', () => {
  it('can be a database webhook', () => {
    expect(parse({ ...webhook, change_id: 7 })).toEqual({
      kind: 'change',
      change: { table: 'cities', before: city, after: city },
      changeId: 7,
    })
    expect(parse({ ...webhook, type: 'INSERT', old_record: null })).toMatchObject({
      change: { before: null, after: city },
    })
    expect(parse({ ...webhook, type: 'DELETE', record: null })).toMatchObject({
      change: { before: city, after: null },
    })
    expect(parse({ ...webhook, old_record: null })).toMatchObject({
      change: { before: null },
    })
  })

  it('can name a row, paths or everything', () => {
    expect(parse({ table: 'cities', slug: 'Tokyo' })).toEqual({ kind: 'row', table: 'cities', slug: 'tokyo' })
    expect(parse({ table: 'apps_for_making_friends' })).toMatchObject({ kind: 'row', slug: undefined })
    expect(parse({ paths: ['/Cities/Tokyo/', '/'] })).toEqual({
      kind: 'paths',
      paths: ['/cities/tokyo', '/'],
    })
    expect(parse({ all: true })).toEqual({ kind: 'all' })
  })

  it.each<[what: string, body: string, says: string]>([
    ['that is empty', '', 'not JSON'],
    ['that is cut off', '{"all": tr', 'not JSON'],
    ['that is a list', '[]', 'not a JSON object'],
    ['that asks for nothing', '{}', 'all: must be true'],
    ['that asks for nothing with emphasis', '{"all": false}', 'all: must be true'],
    ['of another table', JSON.stringify({ ...webhook, table: 'secrets' }), 'table: must be one of cities'],
    ['of another schema', JSON.stringify({ ...webhook, schema: 'auth' }), 'schema: must be "public"'],
    ['of another kind', JSON.stringify({ ...webhook, type: 'TRUNCATE' }), 'type: must be INSERT'],
    ['without its row', JSON.stringify({ ...webhook, record: null }), 'record: must be the row'],
    ['whose row is a list', JSON.stringify({ ...webhook, record: [city] }), 'record: must be the row'],
    ['with a slug that is none', '{"table":"cities","slug":"a,b"}', 'slug: must be a slug'],
    ['without a slug', '{"table":"cities"}', 'slug: must name a row of cities'],
    ['with an unknown table', '{"table":"users","slug":"x"}', 'table: must be one of apps'],
    ['with no path', '{"paths":[]}', 'at least one path'],
    ['with an address instead of a path', '{"paths":["https://a.example/"]}', 'is not a path'],
    ['with another host as path', '{"paths":["//a.example"]}', 'is not a path'],
    ['with a query', '{"paths":["/blog?tag=x"]}', 'is not a path'],
    ['that names tags', '{"tags":["cities"]}', 'all: must be true'],
  ])('%s is rejected, stating what is expected', (_, body, says) => {
    const refused = () => parseBody(body)
    expect(refused).toThrow(BodyError)
    expect(refused).toThrow('Expected one of')
    expect(refused).toThrow(body.includes('"secrets"') ? 'table: must be one of' : says)
  })
})
