import { cardNote } from './card'
import { cn } from './cn'

const people = cn(
  'before:size-4 before:bg-tone before:mask-[url(/icons/people.svg)] before:mask-contain before:mask-center before:mask-no-repeat',
)

/** The figure on a card. It is decoration, so screen readers and search results leave it out. */
export function CardFigure({ ofPeople, children }: { ofPeople?: boolean; children: string }) {
  return (
    <small className={cn(cardNote, ofPeople && people)} aria-hidden="true" data-nosnippet="">
      {children}
    </small>
  )
}

/** Says once per list that its figures are decoration. */
export function FigureNote() {
  return (
    <p className="mt-6 text-sm text-muted print:hidden" data-nosnippet="">
      The small figures on the cards are decoration, not data.
    </p>
  )
}
