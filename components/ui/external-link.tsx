import type { ReactNode } from 'react'

interface ExternalLinkProps {
  href: string
  className?: string
  /** The partner's links are paid, and `rel` tells search engines so. */
  sponsored?: boolean
  /** Not vouched for: a group's page, which nobody of ours keeps. */
  nofollow?: boolean
  /** Reported as an analytics event if the visitor has consented. */
  event?: { name: string; app: string; location: string }
  children: ReactNode
}

export function ExternalLink({ href, className, sponsored, nofollow, event, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel={`${sponsored ? 'sponsored ' : nofollow ? 'nofollow ' : ''}noopener`}
      // Spread, because even an undefined attribute is sent to the browser.
      {...(event && { 'data-event': event.name, 'data-app': event.app, 'data-location': event.location })}
    >
      {children}
      {sponsored && <small className="flex-none text-xs font-normal whitespace-nowrap">· Ad</small>}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
