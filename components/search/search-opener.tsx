'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { isComposing } from '@/components/ui/keyboard'
import { isSlashOn, useSlash } from './shortcut'

interface SearchOpenerProps {
  className: string
  /** The link's target until its script has loaded. */
  href: string
  children: ReactNode
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Opens the search with a click, `/`, Ctrl-K or Cmd-K, and loads it only then. */
export function SearchOpener({ className, href, children }: SearchOpenerProps) {
  const [dialog, setDialog] = useState<{ Component: ComponentType<{ onClose: () => void }> } | null>(null)

  const open = useCallback(
    () =>
      import('./search-dialog').then(
        ({ SearchDialog }) => setDialog({ Component: SearchDialog }),
        () => location.assign(href),
      ),
    [href],
  )

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Filling in a form from memory sends key events without a key.
      if (isComposing(event) || !event.key) return
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isK && !(isSlash && !isTyping(event.target) && isSlashOn())) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void open()
  }

  return (
    <>
      <a
        className={className}
        href={href}
        aria-label="Search"
        aria-keyshortcuts={`${useSlash() ? '/ ' : ''}Control+K Meta+K`}
        onClick={onClick}
      >
        {children}
      </a>
      {dialog && <dialog.Component onClose={() => setDialog(null)} />}
    </>
  )
}
