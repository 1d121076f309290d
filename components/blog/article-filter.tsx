'use client'

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { onAddressChange, rememberAfterPause, rememberInAddress } from '@/components/ui/address'
import { afterPaint } from '@/components/ui/after-paint'
import { Chip } from '@/components/ui/chip'
import { applyFilter, type ListItem, readItems, showEmpty } from '@/components/ui/filter-list'
import { SearchField } from '@/components/ui/search-field'

const emptyText = 'No articles found matching your search'

interface ArticleFilterProps {
  list: string
  tags: readonly string[]
  blogPath: string
}

/** Search and tag chips of the blog: both count together, and both stand in the address. */
export function ArticleFilter({ list, tags, blogPath }: ArticleFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const items = useRef<ListItem[] | null>(null)
  const [tag, setTag] = useState('')
  const [result, setResult] = useState<number | null>(null)

  const filter = useCallback(
    (chosen: string) => {
      const element = document.getElementById(list)
      if (!element || !input.current) return
      items.current ??= readItems(element, 'a, p')
      const search = input.current.value.trim()
      const shown = applyFilter(items.current, search, chosen)
      showEmpty(list, shown === 0 && items.current.length > 0 ? emptyText : null)
      setResult(search || chosen ? shown : null)
      rememberAfterPause('q', () => input.current?.value.trim() ?? '')
    },
    [list],
  )

  useEffect(() => {
    // The address decides when the visitor goes back or forward, and when the page opens unless a search was typed
    // before the script ran.
    const follow = (typed = '') => {
      const query = new URLSearchParams(location.search)
      const chosen = query.get('tag') ?? ''
      if (input.current) input.current.value = typed || (query.get('q') ?? '')
      setTag(chosen)
      filter(chosen)
    }
    const clear = (event: Event) => {
      if (!(event.target as Element).closest('[data-clear-filters]')) return
      history.pushState(null, '', location.pathname)
      follow()
      input.current?.focus()
    }
    follow(input.current?.value)
    const stop = onAddressChange(() => follow())
    document.addEventListener('click', clear)
    return () => {
      stop()
      document.removeEventListener('click', clear)
    }
  }, [filter])

  const choose = (event: MouseEvent, chosen: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const next = chosen === tag ? '' : chosen
    setTag(next)
    void afterPaint().then(() => {
      if (!input.current) return
      rememberInAddress('tag', next, 'pushState')
      filter(next)
    })
  }

  return (
    <>
      <SearchField
        ref={input}
        id={`${list}-search`}
        label="Search articles"
        placeholder="Search articles..."
        autoComplete="off"
        onInput={() => filter(tag)}
        onSearch={() => filter(tag)}
      />
      <ul className="mt-4 flex flex-wrap gap-2" aria-label="Tags">
        {tags.map((name) => (
          <li key={name}>
            <Chip
              href={`${blogPath}?tag=${encodeURIComponent(name)}`}
              aria-current={tag === name ? 'true' : undefined}
              onClick={(event) => choose(event, name)}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      <p className="mt-2 min-h-[1.6rem] text-ui print:hidden" role="status">
        {result !== null &&
          (result === 0 ? (
            <span className="sr-only">{emptyText}</span>
          ) : (
            `${result} ${result === 1 ? 'article' : 'articles'}`
          ))}
      </p>
    </>
  )
}
