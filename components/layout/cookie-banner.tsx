'use client'

import { useEffect, useState } from 'react'
import { type Consent, readConsent, storeConsent } from '@/lib/consent'

/** Asks once whether events may be counted; shown as long as no choice is stored. */
export function CookieBanner({ privacyPath }: { privacyPath: string }) {
  const [open, setOpen] = useState(false)

  useEffect(() => setOpen(readConsent() === null), [])

  if (!open) return null
  const choose = (consent: Consent) => {
    storeConsent(consent)
    setOpen(false)
  }
  return (
    <section className="cookie-banner" aria-label="Cookies">
      <p className="text-ui">
        May we count clicks on app links? Nothing is counted before you say yes, and the site works the same
        without it.{' '}
        <a className="text-link" href={privacyPath}>
          How we handle data
        </a>
      </p>
      <div className="buttons">
        <button type="button" className="button button-primary" onClick={() => choose('accepted')}>
          Accept All
        </button>
        <button type="button" className="button button-quiet" onClick={() => choose('declined')}>
          Decline
        </button>
      </div>
    </section>
  )
}
