import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

const scrim = cn('after:absolute after:inset-0 after:-z-1 after:scrim print:after:content-none')

const scrimBehindWords = cn(
  'before:absolute before:-inset-x-gutter before:-top-32 before:-bottom-18 before:-z-1',
  'before:scrim-words md:before:hidden print:before:hidden',
)

interface PhotoHeroProps {
  picture: ReactNode
  /** The breadcrumb trail or a link back. */
  way: ReactNode
  /** Shown above the title. */
  over?: ReactNode
  title: string
  lead: string
  /** Fills the whole first screen; on a phone what follows shows below it. */
  stage?: boolean
  children: ReactNode
}

/** The hero of a page about a place: text over its picture. */
export function PhotoHero({ picture, way, over, title, lead, stage, children }: PhotoHeroProps) {
  const height = stage
    ? 'min-h-[calc(100svh-var(--spacing-header))] max-sm:min-h-[min(38rem,calc(100svh-var(--spacing-header)))]'
    : 'min-h-[min(34rem,calc(100svh-var(--spacing-header)))]'
  return (
    <header
      className={cn(
        'on-night relative isolate grid overflow-hidden print:block print:min-h-0 print:overflow-visible *:[img]:absolute *:[img]:inset-0 *:[img]:-z-2 *:[img]:size-full *:[img]:object-cover *:[img]:object-[70%_center] print:*:[img]:hidden',
        scrim,
        height,
      )}
    >
      {picture}
      <div className="wrap flex flex-col justify-between gap-8 pt-5 pb-[clamp(2rem,6vw,4.5rem)] print:block print:p-0 print:pb-[6mm]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">{way}</div>
        <div className={cn('relative', scrimBehindWords)}>
          {over}
          <h1
            className={cn(
              'print:max-w-none',
              stage ? 'mt-4 max-w-[14ch] text-hero' : 'mt-2 max-w-[18ch] text-h1',
            )}
          >
            {title}
          </h1>
          <p className="mt-4 max-w-136 text-lead leading-normal text-soft print:max-w-none print:text-inherit">
            {lead}
          </p>
          {children}
        </div>
      </div>
    </header>
  )
}
