import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const deploy = read('docs/deploy.md')
const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name))

it('names every setting of the program in .env.example and in the table of settings, and no other', () => {
  const program = names(read('lib/env.ts'), /^ {2}([A-Z][A-Z0-9_]*): /gm)
  const example = names(read('.env.example'), /^# ([A-Z][A-Z0-9_]*)=/gm)
  // Of two programs that people run, not of the site.
  example.delete('DATABASE_URL')
  expect(example).toEqual(program)
  const table = deploy.slice(deploy.indexOf('| setting |'), deploy.indexOf('The two origins'))
  expect(names(table.replace(/^(\|[^|]*\|).*$/gm, '$1'), /`([A-Z][A-Z0-9_]*)`/g)).toEqual(program)
})

it('names files and commands that exist', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  for (const name of names(deploy, /npm run ([a-z:]+)/g)) expect(scripts).toContain(name)
  const links = [...names(deploy, /\]\(([^#)]+)/g)].map((path) => join('docs', `${path}`))
  for (const path of [...links, ...names(deploy, /(?<![\w/])(deploy\/[a-z@.-]+[a-z])/g)]) {
    expect(existsSync(join(root, `${path}`)), path).toBe(true)
  }
})
