/** Shown if not even the kind of a missing address is known. The middleware responds first, so no visitor sees it. */
export default function NotFound() {
  return (
    <html lang="en">
      <body>
        <p>Page Not Found</p>
      </body>
    </html>
  )
}
