/** An entry of the security log, which stays in the visitor's browser (docs/product.md 19.4). */
export interface SecurityLogEntry {
  event: string
  timestamp: string
  details: Record<string, unknown>
  userAgent: string
  url: string
}

export const securityLogKey = 'security_logs'

const mostEntries = 100

/** Adds an entry to the security log and keeps the last 100 (docs/product.md 19.4). Never throws. */
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
    // Storage is full or not available; the log is not essential.
  }
}
