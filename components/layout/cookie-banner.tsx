'use client'

import { useEffect, useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { type Consent, readConsent, storeConsent } from '@/lib/consent'

/** Asks once whether events may be counted; shown until a choice is stored. */
export function CookieBanner({ privacyPath }: { privacyPath: string }) {
  const [open, setOpen] = useState(false)

  useEffect(() => setOpen(readConsent() === null), [])

  if (!open) return null
  const choose = (consent: Consent) => {
    storeConsent(consent)
    setOpen(false)
  }
  return (
    <section
      className="fixed inset-x-4 bottom-4 z-60 grid max-w-120 gap-4 rounded-panel border border-line bg-surface p-5 text-ink shadow-over in-[body:has([data-preview])]:bottom-48 md:in-[body:has([data-preview])]:bottom-24 print:hidden"
      aria-label="Cookies"
    >
      <p className="text-ui">
        May we count clicks on app links? Nothing is counted before you say yes, and the site works the same
        without it. <TextLink href={privacyPath}>How we handle data</TextLink>
      </p>
      <Buttons>
        <Button look="primary" onClick={() => choose('accepted')}>
          Accept All
        </Button>
        <Button onClick={() => choose('declined')}>Decline</Button>
      </Buttons>
    </section>
  )
}
