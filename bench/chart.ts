import { mkdirSync, writeFileSync } from 'node:fs'
import { inProject } from '../scripts/lib/project.ts'
import { figure } from './publish.ts'

export interface Bar {
  label: string
  value: number
  /** Ours is what the eye should find first. */
  isOurs?: boolean | undefined
}

export interface BarChart {
  title: string
  /** What the figures count, in a few words. */
  unit: string
  bars: readonly Bar[]
  /** Bars differ by orders of magnitude: each ten times as much is as far. */
  logarithmic?: boolean
}

const width = 760
const labelWidth = 280
const figureWidth = 80
const barHeight = 22
const step = 32
const top = 62

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Where a value stands between 0 and 1. The logarithmic scale begins a tenth below its smallest power of ten. */
function scaleOf({ bars, logarithmic }: BarChart): (value: number) => number {
  const values = bars.map(({ value }) => value)
  const most = Math.max(...values)
  if (!logarithmic) return (value) => value / most
  const low = Math.floor(Math.log10(Math.min(...values.filter((value) => value > 0)))) - 0.1
  return (value) => Math.max(0, (Math.log10(value) - low) / (Math.log10(most) - low))
}

/**
 * Draws horizontal bars as an SVG with its own ground, so that it can be read in light and in dark.
 * @returns the SVG's text
 */
export function barChart(chart: BarChart): string {
  const scale = scaleOf(chart)
  const room = width - labelWidth - figureWidth
  const height = top + chart.bars.length * step + 10
  const rows = chart.bars.map(({ label, value, isOurs }, index) => {
    const y = top + index * step
    const length = Math.max(2, scale(value) * room)
    const middle = y + barHeight / 2
    return [
      `<text x="${labelWidth - 12}" y="${middle}" text-anchor="end">${escaped(label)}</text>`,
      `<rect x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="4" class="${isOurs ? 'ours' : 'other'}"/>`,
      `<text x="${(labelWidth + length + 8).toFixed(1)}" y="${middle}" class="figure">${figure(value)}</text>`,
    ].join('\n  ')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(chart.title)}">
  <style>
    text { font: 14px system-ui, sans-serif; dominant-baseline: central; fill: #170f31 }
    .title { font-size: 17px; font-weight: 700 }
    .unit { font-size: 12.5px; fill: #554b76 }
    .figure { font-weight: 600 }
    .ours { fill: #7c3aed }
    .other { fill: #cdc2ea }
  </style>
  <rect width="${width}" height="${height}" rx="12" fill="#f8f6ff"/>
  <text x="20" y="24" class="title">${escaped(chart.title)}</text>
  <text x="20" y="45" class="unit">${escaped(chart.unit)}${chart.logarithmic ? ' (logarithmic scale)' : ''}</text>
  ${rows.join('\n  ')}
</svg>
`
}

/** Keeps a chart as `bench/charts/<name>.svg`, where bench/README.md shows it. */
export function publishChart(name: string, chart: BarChart): void {
  mkdirSync(inProject('bench/charts'), { recursive: true })
  writeFileSync(inProject(`bench/charts/${name}.svg`), barChart(chart))
}
