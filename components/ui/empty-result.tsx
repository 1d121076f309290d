import type { ReactNode } from 'react'

export const emptyId = (list: string) => `${list}-empty`

/** Stands below a list, hidden until its search matches nothing; the search box writes the sentence. */
export function EmptyResult({ list, children }: { list: string; children?: ReactNode }) {
  return (
    <div id={emptyId(list)} className="empty" hidden>
      <p className="font-semibold" data-sentence="" />
      {children}
    </div>
  )
}
