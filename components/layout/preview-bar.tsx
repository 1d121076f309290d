/** Says to an editor that this is a preview, and leads out of it. */
export function PreviewBar({ leaveAction }: { leaveAction: string }) {
  return (
    <aside className="preview-bar" aria-label="Preview">
      <p>
        <strong>Preview.</strong> This page is read fresh and shows scheduled articles. Visitors see it as it
        was last published.
      </p>
      {/* A form and not a link: leaving changes something, and no prefetch may do it. */}
      <form method="post" action={leaveAction}>
        <button type="submit" className="button button-primary">
          Leave preview
        </button>
      </form>
    </aside>
  )
}
