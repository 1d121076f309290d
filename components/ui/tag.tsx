import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

const look = cn(
  'inline-flex items-center gap-1.5 rounded-full bg-brand-tint px-3 sm:whitespace-nowrap',
  'py-0.5 font-semibold text-brand-strong',
)

/** A label for the item that it belongs to. */
export function Tag({
  small,
  className,
  children,
}: {
  small?: boolean
  className?: string
  children: ReactNode
}) {
  const size = small ? 'min-h-6 text-xs' : 'min-h-7 text-sm'
  return <span className={cn(look, size, className)}>{children}</span>
}

/** A tag that links to everything with that tag. */
export function TagLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={cn(look, 'target text-sm hover:underline')} href={href}>
      {children}
    </a>
  )
}
