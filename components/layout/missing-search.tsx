'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from '@/components/search/use-search'
import { SearchField } from '@/components/ui/search-field'
import { TextLink } from '@/components/ui/text-link'
import { searchTarget } from './search-target'

/**
 * The not-found page's search box. It leads to the directory that the text mentions, and suggests the page that it
 * seems to mean.
 */
export function MissingSearch() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const { groups } = useSearch(text, isTouched)
  const best = groups[0]?.results[0]

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
    <>
      <SearchField
        ref={input}
        id="missing-search"
        label="Search for cities, communities or apps"
        placeholder="Search for cities, communities or apps..."
        action="/cities"
        onFocus={() => setIsTouched(true)}
        onInput={() => setText(input.current?.value ?? '')}
        onSearch={search}
      />
      <p className="mt-1 min-h-11 py-2 text-ui print:hidden" role="status">
        {best && (
          // One element, which stays whole if the browser translates the page.
          <span>
            Did you mean <TextLink href={best.href}>{best.name}</TextLink>?
          </span>
        )}
      </p>
    </>
  )
}
