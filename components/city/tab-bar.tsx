'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { activeSection, scrollToSection, throttle } from './tab-bar-scroll'

const tabs = [
  ['overview', 'Overview'],
  ['groups', 'Groups'],
  ['suggestions', 'Local Tips'],
  ['apps', 'Apps'],
  ['communities', 'Communities'],
] as const

const ids = tabs.map(([id]) => id)

/** The bar appears after this many pixels of scrolling (docs/product.md 6.3). */
const appearsAfter = 400

/**
 * The sticky tab bar of a city page. Everything it offers is also available through the page's own links without a
 * script.
 */
export function TabBar() {
  const [visible, setVisible] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    const update = () => {
      setVisible(window.scrollY > appearsAfter)
      setActive(activeSection(ids))
    }
    const onScroll = throttle(update)
    update()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      onScroll.cancel()
    }
  }, [])

  useEffect(() => {
    const tab = active && bar.current?.querySelector<HTMLElement>(`[href="#${active}"]`)
    if (tab && bar.current) bar.current.scrollTo({ left: tab.offsetLeft - 24 })
  }, [active])

  const jump = (event: MouseEvent, id: string) => {
    event.preventDefault()
    scrollToSection(id)
  }

  return (
    <nav
      ref={bar}
      className="fixed inset-x-0 top-header z-35 [scrollbar-width:none] overflow-x-auto border-b border-line bg-surface/96 print:hidden"
      aria-label="On this page"
      hidden={!visible}
    >
      <div className="wrap flex gap-1">
        {tabs.map(([id, name]) => (
          <a
            key={id}
            className="flex-[1_0_auto] border-b-3 border-transparent px-3 py-3.5 text-center font-semibold whitespace-nowrap text-muted focus-visible:-outline-offset-3 aria-[current]:border-brand aria-[current]:text-ink md:flex-none md:px-5"
            href={`#${id}`}
            aria-current={active === id ? 'location' : undefined}
            onClick={(event) => jump(event, id)}
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  )
}
