interface Props {
  html: string
  id?: string
  className?: string
}

/** Draws HTML that `lib/markup` made; nothing else may be given to it. */
export function Markup({ html, id, className }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised or escaped by lib/markup
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
