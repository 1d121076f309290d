export interface ToastMessage {
  title: string
  text?: string
  destructive?: boolean
  /** A file or page to open in a new tab, so that the page and its state stay. */
  action?: { label: string; href: string }
}

let show: ((message: ToastMessage) => void) | null = null
let waiting: ToastMessage | null = null

/** Shows a toast; it replaces the one on the screen (docs/product.md 3.10). */
export function showToast(message: ToastMessage): void {
  // A page that opens with a toast is ready before the toast area.
  if (show) show(message)
  else waiting = message
}

/**
 * Registers the toast area.
 * @returns a function that unregisters it
 */
export function hostToasts(host: (message: ToastMessage) => void): () => void {
  show = host
  if (waiting) host(waiting)
  waiting = null
  return () => {
    show = null
  }
}
