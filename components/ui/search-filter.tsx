'use client'

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { onAddressChange, rememberInAddress } from './address'
import { emptyId } from './empty-result'
import { applyFilter, type ListItem, readItems } from './filter-list'

interface SearchFilterProps {
  /** Id of the list that the server drew. */
  list: string
  /** Selector of the parts of an item that are searched. */
  fields: string
  label: string
  placeholder: string
  /** What is counted, one and many. */
  noun: readonly [one: string, many: string]
  /** Sentence when nothing matches; `{search}` is what was typed. */
  emptyText: string
}

/** A search box that filters a list as the visitor types, and keeps `?q=` in the address up to date. */
export function SearchFilter({ list, fields, label, placeholder, noun, emptyText }: SearchFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const items = useRef<ListItem[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [result, setResult] = useState<{ search: string; shown: number } | null>(null)

  const filter = useCallback(() => {
    const element = document.getElementById(list)
    if (!element || !input.current) return
    items.current ??= readItems(element, fields)
    const search = input.current.value.trim()
    const shown = applyFilter(items.current, search)
    showEmpty(list, shown === 0 ? emptyText.replace('{search}', search) : null)
    setResult(search === '' ? null : { search, shown })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => rememberInAddress('q', search), 250)
  }, [list, fields, emptyText])

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
    const stop = onAddressChange(follow)
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [filter])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    filter()
  }

  return (
    <>
      <search>
        <form className="search" onSubmit={submit}>
          <label className="sr-only" htmlFor={`${list}-search`}>
            {label}
          </label>
          <SearchIcon />
          <input
            ref={input}
            id={`${list}-search`}
            type="search"
            name="q"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            onInput={filter}
          />
        </form>
      </search>
      <p className="result-count" role="status">
        {result && result.shown > 0 && `${result.shown} ${noun[result.shown === 1 ? 0 : 1]}`}
        {result?.shown === 0 && (
          <span className="sr-only">{emptyText.replace('{search}', result.search)}</span>
        )}
      </p>
    </>
  )
}

/** Shows or hides what the server drew for a search without a match (`EmptyResult`). */
export function showEmpty(list: string, sentence: string | null): void {
  const panel = document.getElementById(emptyId(list))
  const text = panel?.querySelector('[data-sentence]')
  if (!panel || !text) return
  panel.hidden = sentence === null
  text.textContent = sentence
}

export function SearchIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </svg>
  )
}
