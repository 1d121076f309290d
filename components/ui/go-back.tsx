'use client'

import { ScriptButton } from '@/components/ui/script-button'

/** Goes back in the browser's history. */
export function GoBack() {
  return <ScriptButton onClick={() => history.back()}>Go Back</ScriptButton>
}
