import { createHash } from 'node:crypto'

/** What Next calls in the inline scripts that it writes: its own queues, each time with JSON, which is data. */
const queues = [
  // The flight data that React hydrates from.
  '(self.__next_f=self.__next_f||[])',
  'self.__next_f',
  // The names of the chunks to start with.
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = []))',
]
const anyQueue = queues.map((queue) => RegExp.escape(queue)).join('|')
/** Next escapes `<` in the data, so a script ends at the first one: text that looks like its beginning hides no other. */
const ownScript = new RegExp(`<script(?: id="_R_")?>((?:${anyQueue})\\.push\\(([^<]*)\\);?)</script>`, 'g')

/**
 * The Content-Security-Policy source for each inline script of a document that Next itself wrote. A script that somebody
 * brought into the page gets none: even one that looks the same could only hand data to a queue.
 * @param html a whole document
 * @returns `'sha256-…'`, each once, in the order of the document
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = html.matchAll(ownScript).flatMap(([, script = '', data = '']) => {
    return isJson(data) ? [scriptHash(script)] : []
  })
  return [...new Set(hashes)]
}

/**
 * The source of an inline script for a Content-Security-Policy.
 * @param script what stands between its tags
 */
export const scriptHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * The Content-Security-Policy of an answer: nothing but the own origin, and of inline scripts the hashed ones.
 * Without `upgrade-insecure-requests`: every address in a page is https or relative already, and a site that is tried
 * out on plain http would lose its own files.
 * @param imageOrigins origins that pictures of the content may come from besides the own one
 * @param scriptHashes sources from `inlineScriptHashes`
 */
export function contentSecurityPolicy(
  imageOrigins: readonly string[],
  scriptHashes: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    ["img-src 'self'", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
