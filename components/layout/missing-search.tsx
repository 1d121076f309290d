'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect } from 'react'
import { SearchIcon } from '@/components/ui/search-filter'
import { searchTarget } from './search-target'

/** The not-found page's search box: it leads to the directory that the words name. */
export function MissingSearch() {
  const router = useRouter()

  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route:', {
      path: location.pathname,
      referrer: document.referrer,
      userAgent: navigator.userAgent,
      timestamp: new Date().toISOString(),
    })
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = searchTarget(String(new FormData(event.currentTarget).get('q') ?? ''))
    if (target) router.push(target)
  }

  return (
    <search>
      <form action="/cities" className="search" onSubmit={submit}>
        <label className="sr-only" htmlFor="missing-search">
          Search for cities, communities or apps
        </label>
        <SearchIcon />
        <input
          id="missing-search"
          name="q"
          type="search"
          placeholder="Search for cities, communities or apps..."
          maxLength={80}
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
