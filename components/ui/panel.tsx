import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

interface PanelProps extends ComponentProps<'div'> {
  as?: 'div' | 'li' | 'aside'
  /** Highlighted among other panels. */
  featured?: boolean
}

/** A box around content. */
export function Panel({ as: Element = 'div', featured, className, ...box }: PanelProps) {
  const edge = featured ? 'border-brand shadow-featured' : 'border-line'
  return (
    <Element
      className={cn('break-inside-avoid rounded-panel border', edge, 'bg-surface p-panel', className)}
      data-featured={featured || undefined}
      {...(box as object)}
    />
  )
}
