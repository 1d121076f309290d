/** Cookie consent, stored in the browser (docs/product.md 20.1). */
export type Consent = 'accepted' | 'declined'

export const consentKey = 'cookie-consent'

/** The stored choice; null if none was made or the browser has no storage. */
export function readConsent(): Consent | null {
  try {
    const value = localStorage.getItem(consentKey)
    return value === 'accepted' || value === 'declined' ? value : null
  } catch {
    return null
  }
}

/** Stores the choice. If the browser has no storage, the banner asks again on the next visit. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(consentKey, consent)
  } catch {
    // A private window may have no storage; the banner closes all the same.
  }
}
