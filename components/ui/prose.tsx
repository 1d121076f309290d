/** Draws what somebody wrote, as HTML that `lib/markup` made; nothing else may be given to it. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by lib/markup
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
