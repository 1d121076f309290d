/** Draws HTML that `lib/markup` made; nothing else may be given to it. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
