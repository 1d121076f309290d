'use client'

import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
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
  /** What else helps when nothing matches. */
  children?: ReactNode
}

/** A search box that filters a list as the visitor types, and keeps `?q=` in the address up to date. */
export function SearchFilter({
  list,
  fields,
  label,
  placeholder,
  noun,
  emptyText,
  children,
}: SearchFilterProps) {
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
    element.hidden = shown === 0 && search !== ''
    setResult(search === '' ? null : { search, shown })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => rememberInAddress('q', search), 250)
  }, [list, fields])

  useEffect(() => {
    const query = new URLSearchParams(location.search).get('q')
    // What was typed before the script ran counts too.
    if (query && input.current && input.current.value === '') input.current.value = query
    if (input.current?.value) filter()
    return () => clearTimeout(timer.current)
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
      {result?.shown === 0 && (
        <div className="empty mt-6">
          <p className="font-semibold" aria-hidden="true">
            {emptyText.replace('{search}', result.search)}
          </p>
          {children}
        </div>
      )}
    </>
  )
}

/** Writes a query parameter into the address without a new entry in the history. */
export function rememberInAddress(name: string, value: string): void {
  const url = new URL(location.href)
  if ((url.searchParams.get(name) ?? '') === value) return
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  history.replaceState(null, '', url)
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
