'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { fold } from '@/lib/site/fold'
import { Card, type CardProps } from './card'
import { EmptyResult } from './empty-result'
import { Grid, type GridProps } from './grid'
import { ListFilter, type ListFilterProps } from './list-filter'
import { isTranslated, listMatcher } from './list-matcher'

/** A card of a list that can be searched. */
export interface ListCard extends CardProps {
  href: string
  /** Whether its text is searched, like its name. */
  withText?: boolean
  /** What is searched besides. */
  alsoSearched?: readonly string[]
  tags?: readonly string[]
}

interface List {
  id: string
  cards: readonly ListCard[]
  /** The positions of the cards that match; null for all. */
  shown: ReadonlySet<number> | null
  /** The sentence for a search without a match. */
  sentence: string | null
  filter: (query: string, tag: string) => number
  showEmpty: (sentence: string | null) => void
}

const Context = createContext<List | null>(null)

function useList(): List {
  const list = useContext(Context)
  if (!list) throw new Error('This component belongs in a SearchableList')
  return list
}

interface SearchableListProps {
  id: string
  /** At most about 200: each is sent as data, and drawn by React. */
  cards: readonly ListCard[]
  /** The page, with a `SearchListFilter` and a `SearchListCards` somewhere in it. */
  children: ReactNode
}

/** A list and its search box, wherever on the page they are (docs/product.md 13.1). */
export function SearchableList({ id, cards, children }: SearchableListProps) {
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null)
  const [sentence, showEmpty] = useState<string | null>(null)

  const filter = useCallback(
    (query: string, tag: string) => {
      const matches = listMatcher(query, tag)
      const drawn = isTranslated() ? document.getElementById(id)?.children : undefined
      const found = cards.flatMap((card, index) => {
        const texts = [card.name, card.withText ? (card.text ?? '') : '', ...(card.alsoSearched ?? [])]
        const folded = [...texts, drawn?.[index]?.textContent ?? ''].map(fold)
        return matches({ folded, tags: card.tags }) ? index : []
      })
      setShown(query || tag ? new Set(found) : null)
      return found.length
    },
    [id, cards],
  )

  const list = useMemo(
    () => ({ id, cards, shown, sentence, filter, showEmpty }),
    [id, cards, shown, sentence, filter],
  )
  return <Context value={list}>{children}</Context>
}

/** The search box of a `SearchableList`. */
export function SearchListFilter(props: ListFilterProps) {
  const { id, filter, showEmpty } = useList()
  return <ListFilter list={id} filter={filter} showEmpty={showEmpty} {...props} />
}

/** The cards of a `SearchableList`, or the sentence that none matches and `noMatch`, which leads on. */
export function SearchListCards({ noMatch, ...grid }: Pick<GridProps, 'columns'> & { noMatch?: ReactNode }) {
  const { id, cards, shown, sentence } = useList()
  return (
    <>
      {sentence && (
        <EmptyResult list={id} sentence={sentence}>
          {noMatch}
        </EmptyResult>
      )}
      <Grid id={id} {...grid}>
        {cards.map((card, index) => (
          <Card key={card.href} {...card} hidden={shown !== null && !shown.has(index)} />
        ))}
      </Grid>
    </>
  )
}
