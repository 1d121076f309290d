import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseToml } from './toml.ts'

test('tables, strings, numbers, booleans and lists', () => {
  const text = `
# a comment
project_id = "friends" # behind a value
[api]
port = 54321
schemas = ["public", "a, b"]  # and here
[db.seed]
enabled = true
sql_paths = []
key = "with \\"quotes\\" and # no comment"
`
  expect(parseToml(text)).toEqual({
    project_id: 'friends',
    api: { port: 54321, schemas: ['public', 'a, b'] },
    db: { seed: { enabled: true, sql_paths: [], key: 'with "quotes" and # no comment' } },
  })
})

test('a table may come after one inside it', () => {
  expect(parseToml('[a.b]\nx = 1\n[a]\ny = 2')).toEqual({ a: { b: { x: 1 }, y: 2 } })
})

test.each(['x = 1.5', 'x = ', 'x', 'x = "open', 'x = [1]', 'x = ["a" "b"]', 'x = "a" "b"', '[[list]]'])(
  'what is not understood names its line: %s',
  (line) => {
    expect(() => parseToml(`# first\n${line}`)).toThrow('line 2')
  },
)

test("reads the project's own file", () => {
  expect(parseToml(readFileSync('supabase/config.toml', 'utf8'))).toMatchObject({
    project_id: expect.any(String),
  })
})
