'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { type Consent, onConsentAsked, readConsent, storeConsent } from '@/lib/consent'

/**
 * Asks whether events may be counted: once by itself, and again whenever the visitor asks for it. It stands first in the
 * order of focus; the page keeps room for it (`--banner-room`, app/styles/base.css), so that it covers nothing that has
 * the focus. On a low screen (a phone on its side, or four times magnified) it scrolls with the page.
 */
export function CookieBanner({ privacyPath }: { privacyPath: string }) {
  const [open, setOpen] = useState(false)
  const banner = useRef<HTMLElement>(null)
  const asker = useRef<HTMLElement | null>(null)

  useEffect(() => {
    setOpen(readConsent() === null)
    return onConsentAsked(() => {
      asker.current = document.activeElement as HTMLElement | null
      setOpen(true)
      banner.current?.focus()
    })
  }, [])

  useEffect(() => {
    const { current } = banner
    if (!open || !current) return
    if (asker.current) current.focus()
    const { style } = document.documentElement
    const keepRoom = () => {
      const covers = getComputedStyle(current).position === 'fixed'
      style.setProperty('--banner-room', covers ? `${current.offsetHeight + 32}px` : '0px')
    }
    const observer = new ResizeObserver(keepRoom)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner-room')
    }
  }, [open])

  if (!open) return null
  const choose = (consent: Consent) => {
    storeConsent(consent)
    setOpen(false)
    asker.current?.focus()
    asker.current = null
  }
  return (
    <section
      ref={banner}
      className="fixed inset-x-4 bottom-4 z-60 grid max-w-120 gap-4 rounded-panel border border-line bg-surface p-5 text-ink shadow-over in-[body:has([data-preview])]:bottom-48 md:in-[body:has([data-preview])]:bottom-24 print:hidden [@media(max-height:26rem)]:static [@media(max-height:26rem)]:mx-4 [@media(max-height:26rem)]:mt-[calc(var(--spacing-header)+1rem)]"
      aria-label="Cookies"
      tabIndex={-1}
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
