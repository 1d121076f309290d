import { cn } from '@/components/ui/cn'

/** Shows an editor's text as HTML rendered by `lib/markup`. Never pass it any other HTML. */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by lib/markup
  return <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
