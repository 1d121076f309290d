/** Stands where not even the kind of a missing address is known. The middleware answers first, so no visitor meets it. */
export default function NotFound() {
  return (
    <html lang="en">
      <body>
        <p>Page Not Found</p>
      </body>
    </html>
  )
}
