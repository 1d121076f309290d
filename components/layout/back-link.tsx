/** The link back to a list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold hover:underline print:hidden"
      href={href}
    >
      <span aria-hidden="true">←</span> {children}
    </a>
  )
}
