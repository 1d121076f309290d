'use client'

import { useEffect, useRef, useState } from 'react'
import { onAddressChange, rememberAfterPause } from '@/components/ui/address'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/paths'
import { Helplines } from './helplines'
import { NearMe } from './near-me'
import { useSearch } from './use-search'

/** The search as a page. It searches for `?q=`, and updates it as the visitor types. */
export function SearchPage() {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const { groups, status, isInNeed } = useSearch(text, isTouched || text !== '')

  useEffect(() => {
    const follow = () => {
      if (!input.current) return
      // Text typed before the script ran takes precedence over the address.
      input.current.value ||= new URLSearchParams(location.search).get('q') ?? ''
      setText(input.current.value)
    }
    follow()
    return onAddressChange(() => {
      if (input.current) input.current.value = ''
      follow()
    })
  }, [])

  const search = () => {
    const value = input.current?.value ?? ''
    setText(value)
    rememberAfterPause('q', () => value.trim())
  }

  return (
    <>
      <SearchField
        ref={input}
        id="site-search"
        label="Search the site"
        placeholder="City, interest or both: hiking tokyo"
        action={paths.search}
        autoComplete="off"
        onFocus={() => setIsTouched(true)}
        onInput={search}
        onSearch={search}
      />
      <Helplines isShown={isInNeed} />
      <p className="mt-2 min-h-[1.6rem] text-ui" role="status">
        {status}
      </p>
      {groups.length === 0 && <NearMe />}
      {groups.map(({ kind, results }) => (
        <section key={kind} className="mt-4">
          <h2 className="text-name">{kind}</h2>
          <ul className="mt-1">
            {results.map(({ href, name, detail }) => (
              <li key={href + name} className="flex flex-wrap items-center gap-x-3">
                <a
                  className="inline-flex min-h-11 items-center text-reading font-semibold underline underline-offset-4"
                  href={href}
                >
                  {name}
                </a>
                {detail && <span className="text-sm text-soft">{detail}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
