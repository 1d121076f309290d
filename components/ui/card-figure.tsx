/** The figure on a card. It is decoration, so screen readers and search results leave it out. */
export function CardFigure({ children }: { children: string }) {
  return (
    <small aria-hidden="true" data-nosnippet="">
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
