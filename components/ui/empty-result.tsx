import type { ReactNode } from 'react'
import { Empty } from './empty'

export const emptyId = (list: string) => `${list}-empty`

/** Placed above a list and hidden until a search matches nothing; the search box writes the sentence. */
export function EmptyResult({ list, children }: { list: string; children?: ReactNode }) {
  return (
    <Empty id={emptyId(list)} hidden>
      <p className="font-semibold" data-sentence="" />
      {children}
    </Empty>
  )
}
