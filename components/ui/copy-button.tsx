'use client'

import { ScriptButton } from '@/components/ui/script-button'
import { showToast } from '@/components/ui/toast-event'

/** Copies a text that is also on the page, where it can be selected by hand. */
export function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: 'Copied', text: 'Paste it wherever the group lives, and change what is not you.' })
    } catch {
      showToast({ title: 'Not copied', text: 'Select the text and copy it by hand.', destructive: true })
    }
  }
  return (
    <ScriptButton onClick={copy}>
      <span>
        Copy<span className="sr-only"> the message</span>
      </span>
    </ScriptButton>
  )
}
