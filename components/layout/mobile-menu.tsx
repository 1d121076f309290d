'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/** The collapsible menu of small screens: the browser's own disclosure, so that it opens without a script too. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open')
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])

  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) menu.current?.removeAttribute('open')
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys
    <details ref={menu} className="mobile-menu" onClick={closeOnLink}>
      <summary aria-label="Menu">
        <svg
          viewBox="0 0 24 24"
          width="26"
          height="26"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path className="menu-open" d="M4 7h16M4 12h16M4 17h16" />
          <path className="menu-close" d="M6 6l12 12M18 6 6 18" />
        </svg>
      </summary>
      {children}
    </details>
  )
}
