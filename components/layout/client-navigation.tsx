'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { addressEvent, settleAddress, writeAddress } from '@/components/ui/address'
import { focusOn } from '@/components/ui/focus-on'
import { NavigationSkeleton } from './navigation-skeleton'

/** The address within this site that a click leads to, or null if the browser should handle the click itself. */
function internalTarget(event: MouseEvent): URL | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null
  }
  const link = (event.target as Element).closest?.('a')
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const samePage = url.pathname === location.pathname && url.search === location.search
  return url.origin === location.origin && !samePage ? url : null
}

/**
 * Follows plain links without loading a new document: one listener instead of a component for each of hundreds of
 * links. A skeleton is shown while the next page loads; then the page starts at the top or at the link's fragment, and so
 * does the keyboard focus. On Back and Forward the browser restores both.
 */
export function ClientNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const [pending, startTransition] = useTransition()
  const [target, setTarget] = useState('')
  /** The page that was last announced to the visitor. */
  const shown = useRef(pathname)
  const traversed = useRef(false)
  /** The page of the address, from the moment at which the router writes it. */
  const written = useRef(pathname)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = internalTarget(event)
      if (!url) return
      event.preventDefault()
      settleAddress()
      const href = url.pathname + url.search + url.hash
      // The page's own search reads the query, so nothing has to be fetched.
      if (url.pathname === location.pathname) {
        if (!writeAddress('pushState', href)) location.assign(href)
        window.dispatchEvent(new Event(addressEvent))
        window.scrollTo(0, 0)
        return
      }
      setTarget(url.pathname)
      startTransition(() => router.push(href))
    }
    // A capturing listener, so that it runs before the router renders.
    const onTraverse = (event: PopStateEvent) => {
      traversed.current = location.pathname !== shown.current
      // The browser made this entry for a jump within a page, so the router has no state for it and would stay where it is.
      if (event.state === null && location.pathname !== written.current) location.reload()
    }
    document.addEventListener('click', onClick)
    window.addEventListener('popstate', onTraverse, { capture: true })
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('popstate', onTraverse, { capture: true })
    }
  }, [router])

  // Set before the new page is painted: from the first navigation on, pages fade in (styles/motion.css).
  useLayoutEffect(() => {
    written.current = pathname
    if (pathname !== shown.current) document.documentElement.dataset.navigated = ''
  }, [pathname])

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-nav]')) {
      const section = link.dataset.nav ?? ''
      const current =
        section === '/' ? pathname === '/' : pathname === section || pathname.startsWith(`${section}/`)
      if (current) link.setAttribute('aria-current', pathname === section ? 'page' : 'true')
      else link.removeAttribute('aria-current')
    }
    if (pathname !== shown.current && !traversed.current) {
      if (!location.hash) window.scrollTo(0, 0)
      focusOn(document.getElementById(location.hash.slice(1)) ?? document.getElementById('main'))
    }
    shown.current = pathname
    traversed.current = false
  }, [pathname])

  return pending && target ? <NavigationSkeleton path={target} /> : null
}
