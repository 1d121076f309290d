import { Button } from '@/components/ui/button'

/** Tells an editor that this is a preview, with a button to leave it. */
export function PreviewBar({ leaveAction }: { leaveAction: string }) {
  return (
    <aside
      className="on-footer sticky bottom-0 z-50 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-3 border-glow px-gutter py-3 text-ui print:hidden"
      aria-label="Preview"
      data-preview=""
    >
      <p>
        <strong>Preview.</strong> This page is read fresh and shows scheduled articles. Visitors see it as it
        was last published.
      </p>
      {/* A form and not a link: leaving changes something, and no prefetch may do it. */}
      <form method="post" action={leaveAction}>
        <Button type="submit" look="primary">
          Leave preview
        </Button>
      </form>
    </aside>
  )
}
