import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { sidewaysCards } from '@/components/ui/sideways'

/** As many columns of at least this width as fit; one on a phone. */
const widths = {
  3: 'grid-fill-76',
  4: 'grid-fill-60',
}

export interface GridProps {
  /** The maximum number of columns. */
  columns: keyof typeof widths
  as?: 'ul' | 'ol'
  id?: string
  /** On a phone it is one line that scrolls sideways. */
  isBand?: boolean
  className?: string
  children: ReactNode
}

/** A list side by side. */
export function Grid({ columns, as: List = 'ul', id, isBand, className, children }: GridProps) {
  return (
    <List id={id} className={cn('grid gap-cards', widths[columns], isBand && sidewaysCards, className)}>
      {children}
    </List>
  )
}
