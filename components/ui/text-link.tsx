import type { ReactNode } from 'react'

/** A link in running text. Its padding enlarges the touch target without moving anything. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="-my-3 py-3 font-semibold text-link underline decoration-1 underline-offset-[0.2em] hover:text-link-hover hover:decoration-2"
      href={href}
    >
      {children}
    </a>
  )
}
