import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

interface IconProps {
  /** An icon from Lucide. */
  node?: IconNode
  className?: string
  strokeWidth?: number
  /** An icon of our own, on the same 24 by 24 grid. */
  children?: ReactNode
}

/** A line icon next to a text, hidden from screen readers; without a size of its own it is as high as the text. */
export function Icon({ node = [], className = 'size-6', strokeWidth = 1.75, children }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
      {children}
    </svg>
  )
}

/** The icon of a page's subject, above its title. */
export function HeroIcon({ node }: { node: IconNode }) {
  return <Icon node={node} className="mb-4 size-14 rounded-card p-3.5 text-soft two-tone print:hidden" />
}

/** The magnifying glass of every search. */
export function SearchIcon({ className }: Pick<IconProps, 'className'>) {
  return (
    <Icon className={className} strokeWidth={2}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </Icon>
  )
}
