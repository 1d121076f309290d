'use client'

import { useEffect } from 'react'
import { showToast, type ToastMessage } from './toast-event'

/** Shows a toast once the page has loaded. */
export function ToastOnLoad({ title, text, destructive }: ToastMessage) {
  useEffect(() => showToast({ title, text, destructive }), [title, text, destructive])
  return null
}
