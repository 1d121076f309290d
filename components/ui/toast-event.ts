export interface ToastMessage {
  title: string
  text?: string
  destructive?: boolean
}

export const toastEvent = 'site:toast'

/** Shows a toast; it replaces the one on the screen (specification §4: one at a time). */
export function showToast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: message }))
}
