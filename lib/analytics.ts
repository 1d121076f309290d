import { readConsent } from './consent'

/** The events that a click on a link to the partner's app pushes (docs/product.md 20.2). */
export type AnalyticsEvent = 'pulse_app_click' | 'pulse_download_intent'

export interface AnalyticsPayload {
  app: string
  /** The place of the link on the site. */
  location: string
  variant: string
  href: string
}

/**
 * Pushes an event to `window.dataLayer` if the visitor has consented (docs/product.md 20.2).
 * @returns whether it was pushed
 */
export function track(event: AnalyticsEvent, payload: AnalyticsPayload): boolean {
  if (readConsent() !== 'accepted') return false
  const layer = window as unknown as { dataLayer?: unknown[] }
  layer.dataLayer ??= []
  layer.dataLayer.push({ event, ...payload })
  return true
}
