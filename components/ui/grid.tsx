import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** As many columns of at least this width as fit; one on a phone. */
const widths = {
  3: 'grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]',
  4: 'grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]',
}

export interface GridProps {
  /** The maximum number of columns. */
  columns: keyof typeof widths
  as?: 'ul' | 'ol'
  id?: string
  className?: string
  children: ReactNode
}

/** A list side by side. */
export function Grid({ columns, as: List = 'ul', id, className, children }: GridProps) {
  return (
    <List id={id} className={cn('grid gap-[clamp(0.75rem,1.6vw,1.25rem)]', widths[columns], className)}>
      {children}
    </List>
  )
}
