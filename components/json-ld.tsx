import type { Graph } from 'schema-dts'

/** Writes a page's structured data. `<` is escaped, so that no text from the database can end the script. */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where a raw script is written, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
