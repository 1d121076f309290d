import { readConsent } from './consent'

/** Specification §7: what is reported when a link to the partner's app is clicked. */
export type AnalyticsEvent = 'pulse_app_click' | 'pulse_download_intent'

export interface AnalyticsPayload {
  app: string
  /** Where on the site the link stands. */
  location: string
  variant: string
  href: string
}

/**
 * Pushes an event to `window.dataLayer`. Dropped until the visitor has accepted (decisions, "Content rules").
 * @returns whether it was pushed
 */
export function track(event: AnalyticsEvent, payload: AnalyticsPayload): boolean {
  if (readConsent() !== 'accepted') return false
  const layer = window as unknown as { dataLayer?: unknown[] }
  layer.dataLayer ??= []
  layer.dataLayer.push({ event, ...payload })
  return true
}
