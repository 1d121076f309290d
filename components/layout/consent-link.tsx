'use client'

import { askForConsent } from '@/lib/consent'

/** Opens the cookie banner again, to change an earlier answer (docs/product.md 20.1). */
export function ConsentLink({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={askForConsent}>
      Cookie choice
    </button>
  )
}
