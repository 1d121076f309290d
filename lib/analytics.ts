import { readConsent } from './consent'

/** What is reported when a link to the partner's app is clicked (docs/product.md 20.2). */
export type AnalyticsEvent = 'pulse_app_click' | 'pulse_download_intent'

export interface AnalyticsPayload {
  app: string
  /** Where on the site the link stands. */
  location: string
  variant: string
  href: string
}

/**
 * Pushes an event to `window.dataLayer`. Dropped until the visitor has accepted (docs/product.md 20.2).
 * @returns whether it was pushed
 */
export function track(event: AnalyticsEvent, payload: AnalyticsPayload): boolean {
  if (readConsent() !== 'accepted') return false
  const layer = window as unknown as { dataLayer?: unknown[] }
  layer.dataLayer ??= []
  layer.dataLayer.push({ event, ...payload })
  return true
}
