'use client'

import { useEffect, useRef } from 'react'

/** Closes the menu that contains it: on a link, on a touch outside it, and on Escape, which also restores the focus. */
export function MenuCloser() {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const menu = place.current?.closest('details')
    if (!menu) return
    const listening = new AbortController()
    const { signal } = listening
    const close = () => menu.removeAttribute('open')
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      if (!menu.contains(event.target as Node)) close()
    }
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPointer, { signal })
    menu.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [])

  return <span ref={place} hidden />
}
