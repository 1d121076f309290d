'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { onAddressChange, rememberAfterPause } from './address'
import { afterPaint } from './after-paint'
import { applyFilter, type ListItem, readItems, showEmpty } from './filter-list'
import { SearchField } from './search-field'

interface SearchFilterProps {
  /** Id of the list that the server drew. */
  list: string
  /** Selector of the parts of an item that are searched. */
  fields: string
  label: string
  placeholder: string
  /** What is counted, or found by no search: one and many. */
  noun: readonly [one: string, many: string]
}

/** A search box that filters a list as the visitor types, and keeps `?q=` in the address up to date. */
export function SearchFilter({ list, fields, label, placeholder, noun: [one, many] }: SearchFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const items = useRef<ListItem[] | null>(null)
  const [result, setResult] = useState<{ shown: number; empty: string | null } | null>(null)

  const read = useCallback(() => {
    const element = document.getElementById(list)
    if (element) items.current ??= readItems(element, fields)
  }, [list, fields])

  const filter = useCallback(() => {
    read()
    if (!items.current || !input.current) return
    const search = input.current.value.trim()
    const shown = applyFilter(items.current, search)
    const empty = shown === 0 ? `No ${many} found matching "${search}"` : null
    showEmpty(list, empty)
    setResult(search === '' ? null : { shown, empty })
    rememberAfterPause('q', () => input.current?.value.trim() ?? '')
  }, [read, list, many])

  useEffect(() => {
    const follow = () => {
      const query = new URLSearchParams(location.search).get('q') ?? ''
      if (!input.current || input.current.value.trim() === query) return
      input.current.value = query
      filter()
    }
    // What was typed before the script ran counts more than the address.
    if (input.current?.value) filter()
    else follow()
    return onAddressChange(follow)
  }, [filter])

  return (
    <>
      <SearchField
        ref={input}
        id={`${list}-search`}
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        // Between the tap on the box and the first key there is time to read a long list.
        onFocus={() => setTimeout(read, 100)}
        onInput={() => afterPaint().then(filter)}
        onSearch={filter}
      />
      <p className="mt-2 min-h-[1.6rem] text-ui print:hidden" role="status">
        {result &&
          (result.empty ? (
            <span className="sr-only">{result.empty}</span>
          ) : (
            `${result.shown} ${result.shown === 1 ? one : many}`
          ))}
      </p>
    </>
  )
}
