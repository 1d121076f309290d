'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { Button, ButtonLink, Buttons } from '@/components/ui/button'
import { Lead } from '@/components/ui/lead'
import { showToast } from '@/components/ui/toast-event'
import { logSecurityEvent } from '@/lib/security-log'
import { type FailureKind, type FailureText, failures } from '@/lib/site/failures'

export interface ErrorScreenProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** Shown when a page could not be rendered: a text for its kind of page, a link back, and Retry. */
export function LoadFailure({ kind, error, reset }: ErrorScreenProps & { kind: FailureKind }) {
  const router = useRouter()
  const { title, text, link, toast }: FailureText = failures[kind]

  useEffect(() => {
    console.error(`Load failure (${kind}):`, error.digest ?? error.message)
    logSecurityEvent('Database query error', {
      operation: kind,
      message: error.message,
      digest: error.digest,
    })
    if (toast) showToast({ ...toast, destructive: true })
  }, [kind, error, toast])

  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })

  return (
    <div className="wrap py-section">
      <div className="max-w-176">
        <h1 className="text-h1">{title}</h1>
        <Lead>{text}</Lead>
        <Buttons className="mt-7">
          <Button look="primary" onClick={retry}>
            Retry
          </Button>
          <ButtonLink href={link.href}>{link.name}</ButtonLink>
        </Buttons>
      </div>
    </div>
  )
}
