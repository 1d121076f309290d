import { SkeletonCards, SkeletonRows } from '@/components/ui/skeleton'

/** How many cards hold a list's place (specification §9 "Skeleton counts"). */
function cardsFor(path: string): number {
  if (/^\/(?:cities|communities|countries)$/.test(path)) return 8
  return 6
}

/** What stands in while a page is on its way. */
export function NavigationSkeleton({ path }: { path: string }) {
  return (
    <div className="navigation-pending" role="status">
      <span className="sr-only">Loading...</span>
      <div className="wrap grid gap-8 py-10">
        <div className="skeleton h-40" aria-hidden="true" />
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
