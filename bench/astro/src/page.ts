/** A page without what Next added to it, as `src/pages.json` holds it. */
export interface Page {
  path: string
  /** Those of the `html` element. */
  attributes: Record<string, string>
  head: string
  body: string
}
