import { cn } from '@/components/ui/cn'

/** Draws what somebody wrote, as HTML that `lib/markup` made; nothing else may be given to it. */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by lib/markup
  return <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
