'use client'

import { Icon } from './icon'
import { ScriptButton } from './script-button'
import { showToast } from './toast-event'

/** The visitor closed the share sheet, or pressed Share while it is still open: neither is a failure. */
const isDeclined = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

async function share(): Promise<void> {
  const url = location.origin + location.pathname
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(url)
      showToast({ title: 'Link copied', text: 'Paste it wherever your people are.' })
    } else await navigator.share({ title: document.title, url })
  } catch (error) {
    if (!isDeclined(error))
      showToast({ title: 'Not shared', text: `Copy it by hand: ${url}`, destructive: true })
  }
}

/** Shares the page with the device's share sheet, or copies its link if there is none. */
export function ShareButton({ className }: { className?: string }) {
  return (
    <ScriptButton className={className} onClick={share}>
      <Icon className="size-5" strokeWidth={2}>
        <path d="M12 15V4m-4 4 4-4 4 4M5 12v7h14v-7" />
      </Icon>
      Share
    </ScriptButton>
  )
}
