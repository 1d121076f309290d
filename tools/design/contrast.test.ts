import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/lib/project.ts'
import {
  contrast,
  contrastOf,
  contrastTable,
  pairs,
  readThemes,
  themeNames,
  withContrastTable,
} from './contrast.ts'

const css = readFileSync(inProject('lib/site/themes.css'), 'utf8')
const themes = readThemes(css)

describe('contrast', () => {
  it('is computed as WCAG defines it', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21)
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
    expect(contrast([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 2)
  })

  it('is that of the weakest stop of a gradient, and of the blended color of a translucent text', () => {
    const tokens = { text: '#ffffff', sky: 'linear-gradient(#000000, #777777)', ground: '#000000' }
    const pair = { text: 'text', least: 4.5, use: '' } as const
    expect(contrastOf(tokens, { ...pair, on: 'sky' })).toBeCloseTo(4.48, 2)
    expect(contrastOf(tokens, { ...pair, on: 'ground', opacity: 0.5 })).toBeCloseTo(5.3, 1)
    expect(() => contrastOf(tokens, { ...pair, on: 'missing' })).toThrow('No token --missing.')
  })
})

for (const name of themeNames) {
  it(`contrast is sufficient for every pair of colors of ${name}`, () => {
    const weak = pairs
      .map((pair) => ({ ...pair, ratio: contrastOf(themes[name], pair) }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ text, on, ratio, least }) => `${text} on ${on}: ${ratio.toFixed(2)} < ${least}`)
    expect(weak).toEqual([])
  })
}

it('contrast is checked for every color of the themes', () => {
  const shapes = /^(radius|heading|shadow|scene|line|glow$)/
  const asked = new Set(pairs.flatMap(({ text, on }) => [text, on]))
  const forgotten = Object.keys(themes['lff light']).filter(
    (token) => !asked.has(token) && !shapes.test(token),
  )
  expect(forgotten).toEqual([])
})

it('docs/design.md contains the current table, which `npm run contrast` writes', () => {
  const document = readFileSync(inProject('docs/design.md'), 'utf8')
  expect(document).toContain(contrastTable(css))
  const recolored = css.replace(/#[0-9a-f]{6}\b/gi, '#777777')
  expect(withContrastTable(document, recolored)).toContain(contrastTable(recolored))
  expect(withContrastTable(withContrastTable(document, recolored), css)).toBe(document)
})

it('font sizes come only from the scale of globals.css', () => {
  const styles = globSync('app/styles/*.css', { cwd: inProject('.') }).filter(
    (file) => !file.endsWith('print.css'),
  )
  const drawn = globSync('{app,components}/**/*.tsx', { cwd: inProject('.') }).filter(
    (file) => !/\.test\.|\/og\//.test(file),
  )
  const found = (files: string[], size: RegExp) =>
    files.flatMap((file) =>
      [...readFileSync(inProject(file), 'utf8').matchAll(size)].map(([other]) => `${file}: ${other}`),
    )
  expect(drawn.length).toBeGreaterThan(50)
  expect(found(styles, /font-size: (?!var\(--text-)[^;]+/g)).toEqual([])
  expect(found(drawn, /text-\[[\d.]+(?:rem|px|em)\]/g)).toEqual([])
})
