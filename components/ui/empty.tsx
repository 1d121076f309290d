import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** Shown if a list is empty. */
export function Empty({ className, ...box }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'mx-auto max-w-160 rounded-panel border border-dashed border-line bg-surface px-[clamp(1.25rem,4vw,2.5rem)] py-[clamp(1.75rem,4vw,3rem)] text-center',
        className,
      )}
      data-empty=""
      {...box}
    />
  )
}
