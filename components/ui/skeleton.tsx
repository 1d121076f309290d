import { cn } from '@/components/ui/cn'

/** A gray placeholder for content that is loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      className={cn('animate-breathe rounded-panel border border-line bg-sunken', className)}
      aria-hidden="true"
    />
  )
}

/** Gray cards in place of a list while it loads. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <div className="grid grid-fill-64 gap-cards" data-skeleton={count}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} className="h-40" />
      ))}
    </div>
  )
}

/** Gray rows in place of questions. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div className="grid gap-3" data-skeleton={count}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  )
}
