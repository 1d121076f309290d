import { fillAddress } from '../../lib/entities/finder.ts'
import { type KnownSlugs, resolveRoute } from '../../lib/site/routing.ts'
import { safeLink, safeUrl } from '../../lib/urls.ts'
import { knownSlugs } from './addresses.ts'
import { type Content, type Entry, entriesOf, textOf } from './content.ts'
import { type Finding, findingsOf, type Severity } from './finding.ts'
import { renderText } from './markup.ts'
import { isHarmless, removedSentence } from './sentences.ts'

/** An https address somewhere in the content, for the check that asks it. */
export interface ExternalLink {
  url: string
  entry: Entry
  field: string
}

export interface LinkReport {
  findings: Finding[]
  external: ExternalLink[]
}

interface Targets {
  known: KnownSlugs
  /** Whether a path is a file of public/. */
  fileExists: (path: string) => boolean
}

type Problem = [severity: Severity, message: string]

/** Links and images of every row: those of the site's own are followed, others are collected. */
export function checkLinks(content: Content, fileExists: Targets['fileExists']): LinkReport {
  const report: LinkReport = { findings: [], external: [] }
  const targets: Targets = { known: knownSlugs(content), fileExists }
  for (const entry of entriesOf(content)) {
    for (const column of entry.addresses) checkColumn(entry, column, targets, report)
    for (const { field, place } of entry.texts) {
      if (place !== 'guide' && place !== 'article') continue
      for (const column of [field, `${field}_lff`]) checkText(entry, column, targets, report)
    }
  }
  return report
}

/** A place with everything that a finder's address can name. */
const anyPlace = {
  city: { name: 'Lisbon' },
  country: { name: 'Portugal' },
  community: { name: 'Hiking' },
}

function checkColumn(entry: Entry, column: string, targets: Targets, report: LinkReport): void {
  const written = textOf(entry, column)
  if (written === '') return
  const found = findingsOf(entry.table, entry.id, entry.label)
  const value = entry.table === 'finders' ? fillAddress(written, anyPlace) : written
  if (value === null) {
    const message = `"${written}" has a gap that is none of {city}, {country} and {community}: it is left out.`
    report.findings.push(found('error', 'link', column, message))
    return
  }
  // A group's own site may have nothing better than http:.
  const url = entry.table === 'groups' ? safeLink(value) : safeUrl(value)
  if (url === null) {
    const message = `"${value}" is neither https: nor a path of the site: it is left out.`
    report.findings.push(found('error', 'link', column, message))
  } else if (url.startsWith('/')) {
    const isFile = /^(?:image|flag|logo)_url$/.test(column)
    for (const [severity, message] of isFile ? missingFiles(url, targets) : deadPage(url, targets)) {
      report.findings.push(found(severity, 'link', column, message))
    }
  } else {
    report.external.push({ url, entry, field: column })
  }
}

function checkText(entry: Entry, column: string, targets: Targets, report: LinkReport): void {
  const text = textOf(entry, column)
  if (text === '') return
  const found = findingsOf(entry.table, entry.id, entry.label)
  const { html, removed, shownAsWritten } = renderText(entry, text)
  if (removed.length > 0) {
    // A stray class changes nothing that a visitor sees; an element or an address does.
    const severity = isHarmless(removed) ? 'warning' : 'error'
    report.findings.push(found(severity, 'markup', column, removedSentence(removed)))
  }
  if (shownAsWritten) {
    report.findings.push(found('warning', 'markup', column, 'Its markdown is shown as written on this page.'))
  }
  for (const [, attribute, escaped = ''] of html.matchAll(/ (href|src)="([^"]*)"/g)) {
    const url = escaped.replaceAll('&amp;', '&')
    if (url.startsWith('https:')) {
      report.external.push({ url, entry, field: column })
    } else if (url.startsWith('/')) {
      const problems = attribute === 'src' ? missingFiles(url, targets) : deadPage(url, targets)
      for (const [severity, message] of problems)
        report.findings.push(found(severity, 'link', column, message))
    }
  }
}

/** Drawn pictures come in two widths, and pages ask for both. */
function missingFiles(url: string, { fileExists }: Targets): Problem[] {
  const path = url.replace(/[?#].*$/s, '')
  const files = /-1600\.webp$/.test(path) ? [path, path.replace(/-1600\.webp$/, '-800.webp')] : [path]
  return files
    .filter((file) => !fileExists(file))
    .map((file) => ['error', `There is no file ${file} in public/.`])
}

function deadPage(url: string, { known, fileExists }: Targets): Problem[] {
  const path = url.replace(/[?#].*$/s, '')
  if (fileExists(path)) return []
  const route = resolveRoute(path, known)
  if (route.kind === 'page') return []
  return route.kind === 'redirect'
    ? [['warning', `The link to ${path} leads on to ${route.path}: link there directly.`]]
    : [['error', `The link to ${path} leads to no page.`]]
}
