import { styleText } from 'node:util'
import type { Coverage } from './coverage.ts'
import type { Finding } from './finding.ts'
import { amountOf, isOver, limitOf, type Move } from './register.ts'
import { countOf, groupsOf, tally } from './report.ts'

/** More than these of one kind are counted, not listed. */
const listed = 15
const widest = { table: 24, row: 36, field: 24 }

/** The findings as grouped tables, with a line that sums up. Colors only where the terminal shows them. */
export function terminalReport(findings: readonly Finding[], rows: number): string {
  const lines = groupsOf(findings).flatMap(({ title, errors, warnings, findings: found }) => {
    const shown = found.slice(0, listed)
    const more = found.length - shown.length
    return [
      '',
      styleText('bold', `${title} (${tally(errors, warnings)})`),
      ...table(shown),
      ...(more > 0
        ? [styleText('dim', `  … and ${more.toLocaleString('en-US')} more: --html or --json has all`)]
        : []),
    ]
  })
  const sum = tally(countOf(findings, 'error'), countOf(findings, 'warning'))
  return [...lines, '', `${rows.toLocaleString('en-US')} rows checked: ${sum}.`].join('\n')
}

/** The register of turns of phrase: how often each occurs, and how often it may. */
export function registerTable(moves: readonly Move[]): string {
  const rows = moves.map((move) => {
    const amount = amountOf(move).padStart(7)
    return `  ${isOver(move) ? styleText('yellow', amount) : amount}  at most ${limitOf(move).padStart(4)}  ${move.name}`
  })
  return ['', styleText('bold', 'Turns of phrase in the texts of cities'), ...rows].join('\n')
}

/** How far the groups reach. */
export function coverageTable(lines: readonly Coverage[]): string {
  const rows = lines.map(
    ({ name, amount, wanted }) => `  ${amount.padStart(7)}  ${wanted.padEnd(14)}  ${name}`,
  )
  return ['', styleText('bold', 'Groups that meet'), ...rows].join('\n')
}

function table(findings: readonly Finding[]): string[] {
  const width = (column: keyof typeof widest) =>
    Math.min(widest[column], Math.max(...findings.map((finding) => finding[column].length)))
  const widths = { table: width('table'), row: width('row'), field: width('field') }
  return findings.map((finding) => {
    const cells = (['table', 'row', 'field'] as const).map((column) => padTo(finding[column], widths[column]))
    const mark = finding.severity === 'error' ? styleText('red', 'error  ') : styleText('yellow', 'warning')
    return `  ${mark}  ${cells.join('  ')}  ${finding.message}`
  })
}

const padTo = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width)
