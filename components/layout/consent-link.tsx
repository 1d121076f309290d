'use client'

import { useHasScript } from '@/components/ui/script-button'
import { askForConsent } from '@/lib/consent'

/** Opens the cookie banner again, to change an earlier answer (docs/product.md 20.1). */
export function ConsentLink({ className }: { className: string }) {
  return (
    <button type="button" className={className} aria-disabled={!useHasScript()} onClick={askForConsent}>
      Cookie choice
    </button>
  )
}
