import type { Breadcrumb } from '@/lib/seo/metadata'

interface BreadcrumbsProps {
  items: readonly Breadcrumb[]
  /** A home icon in front that leads to / (specification §2, city page). */
  home?: boolean
}

/** The trail to a page; the last item is plain text. */
export function Breadcrumbs({ items, home }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {home && (
          <li>
            <a href="/">
              <svg
                viewBox="0 0 24 24"
                width="18"
                height="18"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="m3 11 9-7 9 7M5 10v10h5v-6h4v6h5V10" />
              </svg>
              <span className="sr-only">Home</span>
            </a>
          </li>
        )}
        {items.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
