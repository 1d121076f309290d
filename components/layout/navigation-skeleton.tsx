import { Skeleton, SkeletonCards, SkeletonRows } from '@/components/ui/skeleton'

/** How many placeholder cards a list has (docs/product.md 3.7). */
function cardsFor(path: string): number {
  if (/^\/(?:cities|communities|countries)$/.test(path)) return 8
  return 6
}

/** Shown while a page loads. */
export function NavigationSkeleton({ path }: { path: string }) {
  return (
    <div
      className="fixed inset-x-0 top-header bottom-0 z-30 animate-appear overflow-hidden bg-ground print:hidden"
      role="status"
      data-pending=""
    >
      <span className="sr-only">Loading...</span>
      <div className="wrap grid gap-8 py-10">
        <Skeleton className="h-40" />
        {path === '/' ? (
          <>
            <SkeletonCards count={6} />
            <SkeletonCards count={3} />
            <SkeletonRows count={6} />
          </>
        ) : (
          <SkeletonCards count={cardsFor(path)} />
        )}
      </div>
    </div>
  )
}
