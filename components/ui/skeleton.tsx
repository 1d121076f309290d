/** Gray cards that hold a list's place while it loads. */
export function SkeletonCards({ count, height = '10rem' }: { count: number; height?: string }) {
  return (
    <div className="grid-cards" aria-hidden="true" data-skeleton={count}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing else to be told apart by
        <div key={index} className="skeleton" style={{ height }} />
      ))}
    </div>
  )
}

/** Gray rows, for questions. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div className="grid gap-3" aria-hidden="true" data-skeleton={count}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing else to be told apart by
        <div key={index} className="skeleton h-16" />
      ))}
    </div>
  )
}
