'use client'

import { useEffect, useState } from 'react'
import { hostToasts, type ToastMessage } from './toast-event'

/** The place where toasts appear: one at a time, until dismissed. */
export function Toasts() {
  const [toast, setToast] = useState<ToastMessage | null>(null)

  useEffect(() => hostToasts(setToast), [])

  return (
    <section
      className="toasts"
      aria-label="Notifications"
      aria-live={toast?.destructive ? 'assertive' : 'polite'}
    >
      {toast && (
        <div className={`toast ${toast.destructive ? 'toast-destructive' : ''}`} data-toast>
          <div>
            <p className="font-semibold">{toast.title}</p>
            {toast.text && <p className="mt-1 text-muted text-sm">{toast.text}</p>}
          </div>
          <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => setToast(null)}>
            <svg
              viewBox="0 0 24 24"
              width="18"
              height="18"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
      )}
    </section>
  )
}
