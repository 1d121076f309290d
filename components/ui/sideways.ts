import { cn } from './cn'

/** Classes of a list that is one line on a phone, which scrolls sideways from one edge of the screen to the other. */
export const sideways = cn(
  'max-sm:-mx-gutter max-sm:flex max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1.5',
  'max-sm:[scrollbar-width:none]',
)

/** The same for cards, each a little narrower than the screen: the next one shows that there is more. */
export const sidewaysCards = cn(
  sideways,
  'max-sm:[scroll-snap-type:x_mandatory] max-sm:*:w-[86%] max-sm:*:flex-none max-sm:*:snap-start',
)
