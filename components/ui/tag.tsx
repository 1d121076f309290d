import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

const look = cn(
  'inline-flex items-center gap-1.5 rounded-full bg-brand-tint px-3 whitespace-nowrap',
  'py-0.5 font-semibold text-brand-strong',
)

/** Says something about what it stands at. */
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

/** A tag that leads to all that carry it. */
export function TagLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={cn(look, 'target text-sm hover:underline')} href={href}>
      {children}
    </a>
  )
}
