import type { ReactNode } from 'react'
import { Empty } from './empty'

export const emptyId = (list: string) => `${list}-empty`

interface EmptyResultProps {
  list: string
  /** Without one it is hidden, until a script writes it. */
  sentence?: string
  /** Links onward. */
  children?: ReactNode
}

/** Stands above a list whose search matches nothing. */
export function EmptyResult({ list, sentence, children }: EmptyResultProps) {
  return (
    <Empty id={emptyId(list)} hidden={!sentence}>
      <p className="font-semibold" data-sentence="">
        {sentence}
      </p>
      {children}
    </Empty>
  )
}
