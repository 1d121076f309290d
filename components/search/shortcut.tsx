'use client'

import { useSyncExternalStore } from 'react'

const key = 'search-shortcut'
const changed = 'site:shortcut'

/** Whether `/` opens the search. It does until the visitor switches it off (docs/product.md 13.9). */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

function switchSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // A browser without storage keeps the shortcut.
  }
  window.dispatchEvent(new Event(changed))
}

function onChange(tell: () => void): () => void {
  window.addEventListener(changed, tell)
  return () => window.removeEventListener(changed, tell)
}

/** Whether `/` opens the search, for a component that shows it. */
export const useSlash = () => useSyncExternalStore(onChange, isSlashOn, () => true)

/** Switches the single-key shortcut off: who speaks to a computer presses keys by accident (WCAG 2.1.4). */
export function ShortcutSwitch() {
  return (
    <label className="mt-2 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm text-muted pointer-coarse:hidden">
      <input
        type="checkbox"
        className="size-4.5 accent-brand"
        checked={useSlash()}
        onChange={(event) => switchSlash(event.target.checked)}
      />
      The / key opens this search. Ctrl-K always does.
    </label>
  )
}
