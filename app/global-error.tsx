'use client'

/** The last resort, when not even the layout can be rendered (docs/product.md 19.7). */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body
        style={{
          fontFamily: 'system-ui, sans-serif',
          padding: '3rem 1.5rem',
          maxWidth: '40rem',
          margin: '0 auto',
        }}
      >
        <title>Unexpected Application Error!</title>
        <h1>Unexpected Application Error!</h1>
        <p>The page could not be shown. Please try again in a moment.</p>
        <p>
          <button type="button" onClick={reset}>
            Retry
          </button>{' '}
          <a href="/">Go to Homepage</a>
        </p>
      </body>
    </html>
  )
}
