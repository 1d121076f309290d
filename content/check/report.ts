import { type Check, checks, type Finding, type Severity } from './finding.ts'

export interface Group {
  check: Check
  title: string
  errors: number
  warnings: number
  /** Errors first, then by table and row. */
  findings: Finding[]
}

export const countOf = (findings: readonly Finding[], severity: Severity) =>
  findings.filter((finding) => finding.severity === severity).length

/** Findings by what was checked, in the order of `checks`; a check without findings has no group. */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const byCheck = Map.groupBy(findings, ({ check }) => check)
  return Object.entries(checks).flatMap(([name, title]) => {
    const check = name as Check
    const found = byCheck.get(check) ?? []
    if (found.length === 0) return []
    const sorted = found.toSorted(
      (a, b) =>
        a.severity.localeCompare(b.severity) ||
        a.table.localeCompare(b.table) ||
        a.row.localeCompare(b.row) ||
        a.field.localeCompare(b.field),
    )
    const errors = countOf(found, 'error')
    return [{ check, title, errors, warnings: found.length - errors, findings: sorted }]
  })
}

/** "2 errors, 1 warning". */
export function tally(errors: number, warnings: number): string {
  const parts = [
    [errors, 'error'],
    [warnings, 'warning'],
  ] as const
  const said = parts.flatMap(([count, word]) =>
    count > 0 ? `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}` : [],
  )
  return said.join(', ') || 'nothing to report'
}
