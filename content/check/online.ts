import { type Finding, findingsOf, type Severity } from './finding.ts'
import type { ExternalLink } from './links.ts'

/** So many addresses are asked at a time. */
const sideBySide = 8
const timeoutMs = 15_000
const headers = { 'user-agent': 'Mozilla/5.0 (compatible; content-check)', accept: '*/*' }

type Verdict = [severity: Severity, message: string] | null

/**
 * Asks every external address once (`--online`).
 * @param request stands in for `fetch` in tests
 * @returns a finding for each place that holds an address that is gone (error) or does not answer (warning)
 */
export async function checkOnline(
  links: readonly ExternalLink[],
  request: typeof fetch = fetch,
): Promise<Finding[]> {
  const places = Map.groupBy(links, ({ url }) => url.replace(/#.*$/s, ''))
  const waiting = [...places.keys()]
  const findings: Finding[] = []
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const verdict = await ask(url, request)
      if (!verdict) continue
      for (const { entry, field } of places.get(url) ?? []) {
        findings.push(findingsOf(entry.table, entry.id, entry.label)(verdict[0], 'link', field, verdict[1]))
      }
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return findings
}

async function ask(url: string, request: typeof fetch): Promise<Verdict> {
  try {
    const signal = () => AbortSignal.timeout(timeoutMs)
    let response = await request(url, { method: 'HEAD', headers, signal: signal() })
    // Many servers answer HEAD wrongly or not at all.
    if (response.status >= 400) response = await request(url, { headers, signal: signal() })
    await response.body?.cancel()
    return verdictOn(url, response.status)
  } catch (error) {
    const { code } = (error instanceof Error ? (error.cause ?? error) : {}) as { code?: string }
    return code === 'ENOTFOUND'
      ? ['error', `${url}: there is no such host.`]
      : ['warning', `${url} gave no answer.`]
  }
}

function verdictOn(url: string, status: number): Verdict {
  if (status < 400) return null
  if (status === 404 || status === 410) return ['error', `${url} is gone (HTTP ${status}).`]
  return ['warning', `${url} answers HTTP ${status}.`]
}
