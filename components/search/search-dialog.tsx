'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { isComposing } from '@/components/ui/keyboard'
import type { Found } from '@/lib/search/find'
import { Helplines } from './helplines'
import { NearMe } from './near-me'
import { ShortcutSwitch } from './shortcut'
import { useSearch } from './use-search'

const option = cn(
  'flex min-h-11 items-baseline gap-x-2 rounded-card px-3 py-2.5 hover:bg-sunken',
  'aria-selected:bg-brand-tint',
)

/** Friendship apps share an address. */
const keyOf = ({ href, name }: Found) => href + name

/** The search dialog: an editable combobox with a list of options, as the ARIA practices describe it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const { groups, status, isInNeed } = useSearch(text, true)
  const results = groups.flatMap((group) => group.results)
  /** Enter was pressed before there was a result. */
  const isAwaited = useRef(false)
  const beganOutside = useRef(false)
  // What was chosen stays so when more results come in.
  const active = Math.max(
    0,
    results.findIndex((result) => keyOf(result) === chosen),
  )

  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    // Back and Forward lead to another page, which the dialog must not cover.
    const close = () => current?.close()
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])

  const close = () => dialog.current?.close()
  const optionAt = (index: number) =>
    list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[index]

  useEffect(() => {
    if (!isAwaited.current || results.length === 0) return
    isAwaited.current = false
    optionAt(active)?.click()
  })

  const move = (to: number) => {
    const index = (to + results.length) % results.length
    setChosen(keyOf(results[index] as Found))
    optionAt(index)?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (results.length === 0) {
      if (event.key === 'Enter') isAwaited.current = !isInNeed
      return
    }
    // What is followed in need is chosen first.
    if (event.key === 'Enter' && isInNeed && chosen === '') return
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active - 1)
    else if (event.key === 'Enter') optionAt(active)?.click()
    else return
    event.preventDefault()
  }

  const onClick = (event: MouseEvent) => {
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    const isFollowed = !isNewTab && (event.target as Element).closest('a:not([target])')
    // Text that is selected with the mouse ends outside as well.
    const isOutside = beganOutside.current && event.target === dialog.current
    if (isFollowed || isOutside) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; a click outside is an extra way
    <dialog
      ref={dialog}
      className="mx-auto mt-[max(0.5rem,8vh)] max-h-[84dvh] w-[min(40rem,calc(100vw-1rem))] overflow-visible rounded-card border border-line bg-surface p-0 text-ink shadow-card backdrop:bg-black/55"
      aria-label="Search"
      onClose={onClose}
      onPointerDown={(event) => {
        beganOutside.current = event.target === dialog.current
      }}
      onClick={onClick}
    >
      <div className="flex max-h-[84dvh] flex-col">
        <div className="flex items-center border-b border-line">
          <input
            className="min-h-14 min-w-0 flex-auto bg-transparent px-4 text-reading outline-none placeholder:text-muted"
            // In a field of type "search", Safari uses Escape for the text and the dialog stays open.
            type="text"
            inputMode="search"
            role="combobox"
            aria-label="Search the site"
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={results.length > 0 ? `${id}-${active}` : undefined}
            placeholder="City, interest or both: hiking tokyo"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            enterKeyHint="go"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setChosen('')
              isAwaited.current = false
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="mr-1.5 grid size-11 flex-none place-items-center rounded-card text-muted hover:text-ink"
            aria-label="Close the search"
            onClick={close}
          >
            <Icon strokeWidth={2}>
              <path d="M6 6l12 12M18 6 6 18" />
            </Icon>
          </button>
        </div>
        <div className="overflow-y-auto overscroll-contain p-2">
          <Helplines isShown={isInNeed} />
          <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" hidden={results.length === 0}>
            {groups.map(({ kind, results: inGroup }, number) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
              <div key={kind} role="group" aria-labelledby={`${id}-group-${number}`}>
                <p
                  id={`${id}-group-${number}`}
                  className="px-3 pt-3 pb-1 text-sm font-strong text-muted"
                  role="presentation"
                >
                  {kind}
                </p>
                {inGroup.map((result) => {
                  const index = results.indexOf(result)
                  return (
                    <a
                      key={keyOf(result)}
                      id={`${id}-${index}`}
                      className={option}
                      role="option"
                      aria-selected={index === active}
                      tabIndex={-1}
                      href={result.href}
                    >
                      <span className="font-semibold">{result.name}</span>
                      {result.detail && <span className="text-sm text-muted">{result.detail}</span>}
                    </a>
                  )
                })}
              </div>
            ))}
          </div>
          <p className={cn('px-3 py-3 text-ui', results.length > 0 && 'sr-only')} role="status">
            {status}
          </p>
          {results.length === 0 && (text.trim() === '' || status !== '') && (
            <div className="px-3 pb-3">
              <NearMe />
              {text.trim() === '' && <ShortcutSwitch />}
            </div>
          )}
        </div>
      </div>
    </dialog>
  )
}
