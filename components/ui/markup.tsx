interface Props {
  html: string
  as?: 'div' | 'ul' | 'span'
  id?: string
  className?: string
}

/** Draws HTML that `lib/markup` made; nothing else may be given to it. */
export function Markup({ html, as: Element = 'div', id, className }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised or escaped by lib/markup
  return <Element id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
