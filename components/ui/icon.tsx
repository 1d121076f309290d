import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

interface IconProps {
  /** A drawing of Lucide. */
  node?: IconNode
  className?: string
  strokeWidth?: number
  /** A drawing of our own, on the same grid of 24 by 24. */
  children?: ReactNode
}

/** A line drawing beside a text, hidden from screen readers; without a size of its own it takes that of a letter's line. */
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

/** The icon of what a page is about, over its title. */
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
