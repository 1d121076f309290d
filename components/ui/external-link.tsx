import type { ReactNode } from 'react'

interface ExternalLinkProps {
  href: string
  className?: string
  /** The partner's links are paid for, and say so to search engines. */
  sponsored?: boolean
  /** Reported as an analytics event when the visitor has agreed to that. */
  event?: { name: string; app: string; location: string }
  children: ReactNode
}

export function ExternalLink({ href, className, sponsored, event, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel={sponsored ? 'sponsored noopener' : 'noopener'}
      // Spread: an attribute that is undefined is sent to the browser all the same.
      {...(event && { 'data-event': event.name, 'data-app': event.app, 'data-location': event.location })}
    >
      {children}
      {sponsored && <small className="text-xs font-normal">· Ad</small>}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
