'use client'

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { onAddressChange, rememberAfterPause, rememberInAddress, writeAddress } from './address'
import { afterPaint } from './after-paint'
import { Chip } from './chip'
import { cn } from './cn'
import { SearchField } from './search-field'
import { sideways } from './sideways'

export interface ListFilterProps {
  label: string
  placeholder: string
  /** The noun for the counted items, singular and plural. */
  noun: readonly [one: string, many: string]
  /** Tags of the items, one of which can be chosen; it is kept in the address as `param`. */
  chips?: { param: string; label: string; values: readonly string[] }
  /** The sentence for a search without a match, if not the default one. */
  noMatch?: string
  /** More controls for the list, next to the chips. */
  children?: ReactNode
}

interface ListFilterWiring {
  /** Id of the list. */
  list: string
  /**
   * Shows the matching items.
   * @returns how many there are
   */
  filter: (query: string, tag: string) => number
  /** Shows the sentence for a search without a match, or removes it. */
  showEmpty: (sentence: string | null) => void
  /** Called when the visitor is about to type. */
  prepare?: () => void
}

/**
 * A search box that filters a list as the visitor types, with chips that filter it by tag. Both combine, and both are
 * kept in the address.
 */
export function ListFilter({
  list,
  filter: apply,
  showEmpty,
  prepare,
  label,
  placeholder,
  noun: [one, many],
  chips,
  noMatch,
  children,
}: ListFilterProps & ListFilterWiring) {
  const input = useRef<HTMLInputElement>(null)
  const [tag, setTag] = useState('')
  const [result, setResult] = useState<{ shown: number; empty: string | null } | null>(null)
  const param = chips?.param ?? ''
  // As text it stays the same in each render.
  const values = chips?.values.join('\n') ?? ''

  const filter = useCallback(
    (chosen: string) => {
      if (!input.current) return
      const search = input.current.value.trim()
      const shown = apply(search, chosen)
      const sentence =
        noMatch ?? `No ${many} found${search && ` matching "${search}"`}${chosen && ` in ${chosen}`}`
      const empty = shown === 0 && (search || chosen) ? sentence : null
      showEmpty(empty)
      setResult(search || chosen ? { shown, empty } : null)
      rememberAfterPause('q', () => input.current?.value.trim() ?? '')
    },
    [apply, showEmpty, many, noMatch],
  )

  useEffect(() => {
    const follow = (typed = '') => {
      if (!input.current) return
      const query = new URLSearchParams(location.search)
      const given = (param && query.get(param)?.toLowerCase()) || ''
      const chosen = values.split('\n').find((value) => value.toLowerCase() === given) ?? ''
      input.current.value = typed || (query.get('q') ?? '')
      setTag(chosen)
      filter(chosen)
    }
    const clear = (event: Event) => {
      if (!(event.target as Element).closest('[data-clear-filters]')) return
      if (!input.current) return
      writeAddress('pushState', location.pathname)
      input.current.value = ''
      setTag('')
      filter('')
      input.current.focus()
    }
    // Text typed before the script ran takes precedence over the address. Without either, a long list is not even read.
    if (input.current?.value || location.search) follow(input.current?.value)
    const stop = onAddressChange(() => follow())
    document.addEventListener('click', clear)
    return () => {
      stop()
      document.removeEventListener('click', clear)
    }
  }, [filter, param, values])

  const choose = (event: MouseEvent, chosen: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const next = chosen === tag ? '' : chosen
    setTag(next)
    void afterPaint().then(() => {
      rememberInAddress(param, next, 'pushState')
      filter(next)
    })
  }

  return (
    <>
      <SearchField
        ref={input}
        id={`${list}-search`}
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        // There is time to read a long list between the tap on the box and the first keystroke.
        onFocus={() => prepare && setTimeout(prepare, 100)}
        onInput={() => afterPaint().then(() => filter(tag))}
        onSearch={() => filter(tag)}
      />
      {chips && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden no-script:hidden">
          <ul className={cn(sideways, 'flex gap-2 sm:flex-wrap')} aria-label={chips.label}>
            {chips.values.map((name) => (
              <li key={name} className="flex-none">
                <Chip
                  href={`?${param}=${encodeURIComponent(name)}`}
                  aria-current={tag === name ? 'true' : undefined}
                  onClick={(event) => choose(event, name)}
                >
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
          {children}
        </div>
      )}
      <p
        className="mt-2 min-h-[1.6rem] text-ui max-sm:empty:mt-0 max-sm:empty:min-h-0 print:hidden"
        role="status"
      >
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
