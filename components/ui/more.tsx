import type { ReactNode } from 'react'

interface MoreProps {
  label: string
  /** What there is more of, for visitors who hear several such switches. */
  noun?: string
  children: ReactNode
}

/**
 * The rest of a list, which opens in place without a script. On a wide screen, and on paper, it is open and has no switch
 * (app/styles/more.css).
 */
export function More({ label, noun, children }: MoreProps) {
  return (
    <details className="more">
      <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-[0.2em]">
        <span>{label}</span>
        {noun && <span className="sr-only">{` ${noun}`}</span>}
      </summary>
      {children}
    </details>
  )
}

interface FirstFewProps {
  items: readonly ReactNode[]
  /** How many a phone shows before the list is opened. */
  first: number
  /** What they are, in the plural. */
  noun: string
  /** Draws some of the items as a list. */
  children: (some: readonly ReactNode[]) => ReactNode
}

/** A list whose first items a phone shows, and the others when it is opened. One more is shown in place of the switch. */
export function FirstFew({ items, first, noun, children }: FirstFewProps) {
  if (items.length <= first + 1) return children(items)
  const rest = items.slice(first)
  return (
    <>
      {children(items.slice(0, first))}
      <More label={`Show ${rest.length} more`} noun={noun}>
        {children(rest)}
      </More>
    </>
  )
}
