/** An entry of the security log: kept in the visitor's browser, sent nowhere (docs/product.md 19.4). */
export interface SecurityLogEntry {
  event: string
  timestamp: string
  details: Record<string, unknown>
  userAgent: string
  url: string
}

export const securityLogKey = 'security_logs'

/** The last entries that are kept. */
const mostEntries = 100

/**
 * Adds an entry to the security log; the oldest go when there are more than 100.
 * A browser that keeps nothing, or a log that cannot be read, never breaks the page.
 */
export function logSecurityEvent(event: string, details: Record<string, unknown>): void {
  try {
    const entry: SecurityLogEntry = {
      event,
      timestamp: new Date().toISOString(),
      details,
      userAgent: navigator.userAgent,
      url: location.href,
    }
    const stored: unknown = JSON.parse(localStorage.getItem(securityLogKey) ?? '[]')
    const entries = Array.isArray(stored) ? stored : []
    localStorage.setItem(securityLogKey, JSON.stringify([...entries, entry].slice(-mostEntries)))
  } catch {
    // Storage is full or forbidden: the visitor loses nothing by that.
  }
}
