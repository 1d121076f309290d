'use client'

import { useEffect } from 'react'

/** Closes the open menu of small screens: on a link, on a touch beside it, and on Escape, which also puts the focus back. */
export function MenuCloser() {
  useEffect(() => {
    const menu = document.querySelector<HTMLDetailsElement>('.mobile-menu')
    if (!menu) return
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
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    menu.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      menu.removeEventListener('click', onClick)
    }
  }, [])
  return null
}
