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

const asked = 'site:consent'

/** Asks for the choice again: an earlier consent can be withdrawn as easily as it was given. */
export function askForConsent(): void {
  window.dispatchEvent(new Event(asked))
}

/**
 * Calls back when the visitor wants to choose again.
 * @returns a function that stops the calls
 */
export function onConsentAsked(ask: () => void): () => void {
  window.addEventListener(asked, ask)
  return () => window.removeEventListener(asked, ask)
}
