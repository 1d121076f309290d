/** Cookie consent, stored in the browser (docs/product.md 20.1). */
export type Consent = 'accepted' | 'declined'

export const consentKey = 'cookie-consent'

/** The stored choice, or null if none was made or the browser stores nothing. */
export function readConsent(): Consent | null {
  try {
    const value = localStorage.getItem(consentKey)
    return value === 'accepted' || value === 'declined' ? value : null
  } catch {
    return null
  }
}

/** Stores the choice; where the browser stores nothing, the banner returns next time. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(consentKey, consent)
  } catch {
    // Private windows may refuse to store: the banner still closes.
  }
}
