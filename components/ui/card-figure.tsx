/** The figure on a card: decoration, so neither screen readers nor search results tell it. */
export function CardFigure({ children }: { children: string }) {
  return (
    <small aria-hidden="true" data-nosnippet="">
      {children}
    </small>
  )
}
