import { escapeHtml } from '../../lib/markup/description.ts'
import type { Finding } from './finding.ts'
import { studioLink } from './places.ts'
import { countOf, groupsOf, tally } from './report.ts'

export interface HtmlContext {
  rows: number
  supabaseUrl: string
  /** Both sites: what a link is called, and where a path of it lies. */
  sites: readonly { name: string; addressOf: (path: string) => string }[]
  /** The path of each row's page, by `table/id`. */
  pathOf: (finding: Finding) => string | null
  /** When the content was read. */
  at: Date
}

const style = `
:root { color-scheme: light dark; --ink: #1d1830; --muted: #635c7d; --line: #e2dcf2; --ground: #faf9fe; --card: #fff;
  --error: #b42318; --warning: #92600a; --link: #5b21b6 }
@media (prefers-color-scheme: dark) { :root { --ink: #f1eefb; --muted: #a9a1c6; --line: #352d52; --ground: #14101f;
  --card: #1d1830; --error: #ff9b8f; --warning: #f5c163; --link: #c4a7ff } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 76rem; padding: 2.5rem clamp(1rem, 4vw, 3rem) 5rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.55 ui-sans-serif, system-ui, sans-serif }
h1 { margin: 0; font-size: 2rem; letter-spacing: -0.02em }
a { color: var(--link) }
.lead { margin: 0.25rem 0 2rem; color: var(--muted) }
.sums { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0 0 2rem; padding: 0; list-style: none }
.sums li { min-width: 9rem; padding: 0.9rem 1.25rem; border: 1px solid var(--line); border-radius: 0.9rem;
  background: var(--card); color: var(--muted) }
.sums strong { display: block; color: var(--ink); font-size: 1.75rem; line-height: 1.2 }
details { margin: 0 0 1rem; border: 1px solid var(--line); border-radius: 0.9rem; background: var(--card);
  overflow: hidden }
summary { padding: 0.9rem 1.25rem; cursor: pointer; font-weight: 650 }
summary span { margin-left: 0.5rem; color: var(--muted); font-weight: 400 }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem }
th, td { padding: 0.55rem 1.25rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top }
th { color: var(--muted); font-weight: 500; white-space: nowrap }
td:nth-child(3) { min-width: 12rem }
td:nth-child(5) { min-width: 18rem; overflow-wrap: anywhere }
code { font: 0.875em ui-monospace, monospace }
.error { color: var(--error); font-weight: 650 }
.warning { color: var(--warning); font-weight: 650 }
.links { white-space: nowrap }
.links a { display: block }
`

/** A report that stands alone in one file: no script, nothing fetched, light and dark. */
export function htmlReport(findings: readonly Finding[], context: HtmlContext): string {
  const [errors, warnings] = [countOf(findings, 'error'), countOf(findings, 'warning')]
  const sums = [
    [context.rows, 'rows checked'],
    [errors, errors === 1 ? 'error' : 'errors'],
    [warnings, warnings === 1 ? 'warning' : 'warnings'],
  ] as const
  const groups = groupsOf(findings).map(
    (group) => `<details${group.errors > 0 || group.findings.length <= 50 ? ' open' : ''}>
<summary>${group.title}<span>${tally(group.errors, group.warnings)}</span></summary>
<div class="scroll"><table>
<thead><tr><th scope="col">Severity</th><th scope="col">Table</th><th scope="col">Row</th><th scope="col">Field</th>
<th scope="col">What is wrong</th><th scope="col">Open</th></tr></thead>
<tbody>
${group.findings.map((finding) => tableRow(finding, context)).join('\n')}
</tbody></table></div></details>`,
  )
  const at = context.at.toISOString().slice(0, 16).replace('T', ' ')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Content check: ${tally(errors, warnings)}</title>
<style>${style}</style></head>
<body>
<main>
<h1>Content check</h1>
<p class="lead">${escapeHtml(context.supabaseUrl)}, read on ${at} UTC</p>
<ul class="sums">${sums.map(([count, what]) => `<li><strong>${count.toLocaleString('en-US')}</strong>${what}</li>`).join('')}</ul>
${groups.join('\n') || '<p>Nothing to report: every text, link and picture is in its place.</p>'}
</main>
</body>
</html>
`
}

function tableRow(finding: Finding, context: HtmlContext): string {
  const { severity, table, row, field, message } = finding
  const path = context.pathOf(finding)
  const links = [
    ...(path === null ? [] : context.sites.map(({ name, addressOf }) => [name, addressOf(path)] as const)),
    ...[studioLink(context.supabaseUrl, finding)].flatMap((url) =>
      url ? [['SQL editor', url] as const] : [],
    ),
  ]
  const cells = [
    `<td class="${severity}">${severity}</td>`,
    `<td><code>${table}</code></td>`,
    `<td>${escapeHtml(row)}</td>`,
    `<td><code>${escapeHtml(field)}</code></td>`,
    `<td>${escapeHtml(message)}</td>`,
    `<td class="links">${links.map(([name, url]) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`).join('')}</td>`,
  ]
  return `<tr>${cells.join('')}</tr>`
}
