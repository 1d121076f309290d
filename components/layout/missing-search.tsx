'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { SearchField } from '@/components/ui/search-field'
import { searchTarget } from './search-target'

/** The not-found page's search box: it leads to the directory that the words name. */
export function MissingSearch() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route:', {
      path: location.pathname,
      referrer: document.referrer,
      userAgent: navigator.userAgent,
      timestamp: new Date().toISOString(),
    })
  }, [])

  const search = () => {
    const target = searchTarget(input.current?.value ?? '')
    if (target) router.push(target)
  }

  return (
    <SearchField
      ref={input}
      id="missing-search"
      label="Search for cities, communities or apps"
      placeholder="Search for cities, communities or apps..."
      action="/cities"
      onSearch={search}
    />
  )
}
