import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { Breadcrumb } from '@/lib/seo/metadata'

const item = cn('flex target items-center gap-2 not-first:before:text-soft not-first:before:content-["›"]')
const link = cn(
  'relative inline-flex target min-w-6 items-center underline decoration-line',
  // Enlarges the touch target of a short name.
  'after:absolute after:-inset-x-2.5 after:inset-y-0',
  'underline-offset-[0.2em] hover:decoration-current',
)

interface BreadcrumbsProps {
  items: readonly Breadcrumb[]
  /** Starts the trail with a home icon that links to / (docs/product.md 3.8). */
  home?: boolean
}

/** The trail to a page; the last item is plain text. */
export function Breadcrumbs({ items, home }: BreadcrumbsProps) {
  return (
    <nav className="-my-1.5 nav:my-0 print:hidden" aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ui text-soft">
        {home && (
          <li className={item}>
            <a className={link} href="/">
              <Icon className="size-4.5" strokeWidth={2}>
                <path d="m3 11 9-7 9 7M5 10v10h5v-6h4v6h5V10" />
              </Icon>
              <span className="sr-only">Home</span>
            </a>
          </li>
        )}
        {items.map(({ name, href }) => (
          // The last name is that of the page, whose title shows it in full, so on a phone it is cut off at the end of
          // the line.
          <li key={name} className={cn(item, !href && 'max-w-max min-w-0 flex-[1_1_8rem]')}>
            {href ? (
              <a className={link} href={href}>
                {name}
              </a>
            ) : (
              <span className="truncate font-semibold text-strong" aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
