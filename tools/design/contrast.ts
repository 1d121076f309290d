// npm run contrast: writes the table of docs/design.md.
// The contrast of the colors of both themes by WCAG 2.2, computed from lib/site/themes.css.
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../../scripts/lib/project.ts'

/** The custom properties of one theme in one scheme, without their dashes. */
export type Tokens = Record<string, string>

export const themeNames = ['lff light', 'lff dark', 'mnf light', 'mnf dark'] as const
export type ThemeName = (typeof themeNames)[number]

interface Pair {
  text: string
  on: string
  /** The minimum ratio: 4.5 for text, 3 for large text, icons and outlines. */
  least: 4.5 | 3
  /** The opacity of a translucent text. */
  opacity?: number
  use: string
}

const grounds = ['ground', 'surface', 'sunken']
const on = (
  text: string,
  places: readonly string[],
  least: Pair['least'],
  use: string,
  opacity?: number,
): Pair[] => places.map((place) => ({ text, on: place, least, use, opacity }))

/** Every pair of colors that meets on a page. A gradient counts as each of its stops. */
export const pairs: readonly Pair[] = [
  ...on('ink', [...grounds, 'brand-tint'], 4.5, 'text'),
  ...on('muted', grounds, 4.5, 'secondary text'),
  ...on('brand', grounds, 4.5, 'links, focus ring'),
  ...on('brand-strong', [...grounds, 'brand-tint'], 4.5, 'links under the pointer, tags'),
  ...on('on-brand', ['brand', 'brand-strong'], 4.5, 'primary button'),
  ...on('on-hero', ['hero-image'], 4.5, 'hero title'),
  ...on('on-hero-muted', ['hero-image'], 4.5, 'hero lead'),
  ...on('on-hero-brand', ['hero-brand'], 4.5, 'primary button in the hero'),
  ...on('on-bar', ['bar'], 4.5, 'header'),
  ...on('on-bar-muted', ['bar'], 4.5, 'header links'),
  ...on('on-footer', ['footer'], 4.5, 'footer', 0.82),
  ...on('on-night', ['night', 'night-sea'], 4.5, 'titles on pictures and beside the map'),
  ...on('on-night-muted', ['night', 'night-sea'], 4.5, 'leads on pictures and beside the map'),
  ...on('on-night-link', ['night-sea'], 4.5, 'links beside the map'),
  ...on('hero-focus', ['bar', 'hero-image'], 3, 'focus ring in the header and the hero'),
  ...on('glow', ['footer', 'night', 'night-sea'], 3, 'focus ring in the footer, on pictures and on the map'),
  ...on('danger', ['surface'], 3, 'edge of a toast that warns'),
  ...['c0', 'c1', 'c2', 'c3', 'c4', 'c5'].flatMap((tone) => on(tone, ['surface'], 3, 'icons and stripes')),
]

/** Reads both themes in both schemes. The dark scheme inherits what it does not define from the light one. */
export function readThemes(css: string): Record<ThemeName, Tokens> {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
  const both = (site: string) => {
    const day = { ...tokensOf(light), ...tokensOf(light, site) }
    return { day, night: { ...day, ...tokensOf(dark, site) } }
  }
  const lff = both('lff')
  const mnf = both('mnf')
  return { 'lff light': lff.day, 'lff dark': lff.night, 'mnf light': mnf.day, 'mnf dark': mnf.night }
}

function tokensOf(css: string, site?: string): Tokens {
  const selector = site ? `[data-site='${site}'] {` : '[data-site] {'
  const start = css.indexOf(selector)
  if (start < 0) throw new Error(`themes.css has no block "${selector}".`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

/** The contrast of a pair in a theme; with a gradient, that of its weakest stop. */
export function contrastOf(tokens: Tokens, { text, on, opacity = 1 }: Pair): number {
  const backs = colorsOf(tokens, on)
  const [front] = colorsOf(tokens, text)
  if (!front || backs.length === 0) throw new Error(`No color for ${text} on ${on}.`)
  return Math.min(...backs.map((back) => contrast(blend(front, back, opacity), back)))
}

function colorsOf(tokens: Tokens, name: string): Rgb[] {
  const value = tokens[name]
  if (value === undefined) throw new Error(`No token --${name}.`)
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colorsOf(tokens, reference)
  return [...value.matchAll(/#([0-9a-f]{6})\b/gi)].map(([, hex = '']) => {
    const number = Number.parseInt(hex, 16)
    return [number >> 16, (number >> 8) & 255, number & 255]
  })
}

type Rgb = readonly [number, number, number]

function blend(front: Rgb, back: Rgb, share: number): Rgb {
  const at = (channel: 0 | 1 | 2) => front[channel] * share + back[channel] * (1 - share)
  return [at(0), at(1), at(2)]
}

/** The WCAG contrast ratio of two colors, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The table of `docs/design.md`: every pair, its ratio in each theme, and the minimum. */
export function contrastTable(css: string): string {
  const themes = readThemes(css)
  const head = [
    'Text',
    'On',
    'Used for',
    ...themeNames.map((name) => name.replace('lff', 'LFF').replace('mnf', 'MNF')),
    'At least',
  ]
  const rows = pairs.map((pair) => [
    `\`${pair.text}\``,
    `\`${pair.on}\``,
    pair.use,
    ...themeNames.map((name) => contrastOf(themes[name], pair).toFixed(1)),
    String(pair.least),
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A document with the current table in place of the one it has. */
export function withContrastTable(document: string, css: string): string {
  if (!written.test(document)) throw new Error('docs/design.md has no table of contrasts.')
  return document.replace(written, `${contrastTable(css)}\n`)
}

const written = /^\| Text \| On \|.*\n(?:\|.*\n)+/m

if (import.meta.main) {
  const file = inProject('docs/design.md')
  const css = readFileSync(inProject('lib/site/themes.css'), 'utf8')
  writeFileSync(file, withContrastTable(readFileSync(file, 'utf8'), css))
}
