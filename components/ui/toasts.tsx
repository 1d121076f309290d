'use client'

import { useEffect, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { hostToasts, type ToastMessage } from './toast-event'

/** The toast area: one toast at a time, until dismissed. */
export function Toasts() {
  const [toast, setToast] = useState<ToastMessage | null>(null)

  useEffect(() => hostToasts(setToast), [])

  return (
    <section
      className="pointer-events-none fixed inset-x-4 bottom-4 z-70 flex justify-end print:hidden"
      aria-label="Notifications"
      aria-live={toast?.destructive ? 'assertive' : 'polite'}
    >
      {toast && (
        <div
          className={cn(
            'pointer-events-auto flex w-[min(26rem,100%)] items-start justify-between gap-4 rounded-card border border-l-4 border-line',
            toast.destructive ? 'border-l-danger' : 'border-l-brand',
            'bg-surface p-4 pl-5 text-ink shadow-card',
          )}
          data-toast={toast.destructive ? 'destructive' : ''}
        >
          <div>
            <p className="font-semibold">{toast.title}</p>
            {toast.text && <p className="mt-1 text-sm text-muted">{toast.text}</p>}
            {toast.action && (
              <ExternalLink
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline"
                href={toast.action.href}
              >
                {toast.action.label}
              </ExternalLink>
            )}
          </div>
          <button
            type="button"
            className="-my-1 grid size-11 flex-none cursor-pointer place-items-center rounded-card hover:bg-current/10"
            aria-label="Dismiss"
            onClick={() => setToast(null)}
          >
            <Icon className="size-4.5" strokeWidth={2}>
              <path d="M5 5l14 14M19 5L5 19" />
            </Icon>
          </button>
        </div>
      )}
    </section>
  )
}
