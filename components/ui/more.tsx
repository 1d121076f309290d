import type { ReactNode } from 'react'

interface MoreProps {
  label: string
  children: ReactNode
}

/**
 * The rest of a list, which opens in place without a script. On a wide screen, and on paper, it is open and has no switch
 * (app/styles/more.css).
 */
export function More({ label, children }: MoreProps) {
  return (
    <details className="more">
      <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-[0.2em]">
        {label}
      </summary>
      {children}
    </details>
  )
}

interface FirstFewProps {
  items: readonly ReactNode[]
  /** How many a phone shows before the list is opened. */
  first: number
  /** Draws some of the items as a list. */
  children: (some: readonly ReactNode[]) => ReactNode
}

/** A list whose first items a phone shows, and the others when it is opened. One more is shown in place of the switch. */
export function FirstFew({ items, first, children }: FirstFewProps) {
  if (items.length <= first + 1) return children(items)
  const rest = items.slice(first)
  return (
    <>
      {children(items.slice(0, first))}
      <More label={`Show ${rest.length} more`}>{children(rest)}</More>
    </>
  )
}
