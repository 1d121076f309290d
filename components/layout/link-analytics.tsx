'use client'

import { useEffect } from 'react'
import { type AnalyticsEvent, track } from '@/lib/analytics'

/** Reports clicks on links with `data-event` if the visitor has consented. */
export function LinkAnalytics() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-event]')
      if (!link) return
      const { event: names = '', app = '', location = '' } = link.dataset
      const variant = document.documentElement.dataset.site ?? ''
      for (const name of names.split(' ')) {
        track(name as AnalyticsEvent, { app, location, variant, href: link.href })
      }
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  return null
}
