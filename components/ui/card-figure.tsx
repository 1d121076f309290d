/** The figure on a card: decoration, so neither screen readers nor search results tell it. */
export function CardFigure({ children }: { children: string }) {
  return (
    <small aria-hidden="true" data-nosnippet="">
      {children}
    </small>
  )
}

/** Says once a list what its figures are. */
export function FigureNote() {
  return (
    <p className="mt-6 text-sm text-muted print:hidden" data-nosnippet="">
      The small figures on the cards are decoration, not data.
    </p>
  )
}
