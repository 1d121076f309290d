import { Markup } from '@/components/ui/markup'

/** Draws what somebody wrote, as HTML that `lib/markup` made. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return <Markup html={html} className={`prose ${className}`} />
}
