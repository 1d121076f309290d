'use client'

/** Back in the browser's history. */
export function GoBack() {
  return (
    <button type="button" className="button button-quiet" onClick={() => history.back()}>
      Go Back
    </button>
  )
}
