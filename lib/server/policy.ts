import { createHash } from 'node:crypto'

/** What Next calls in its inline scripts: its own queues, always with JSON, which is only data. */
const queues = [
  // The flight data that React hydrates from.
  '(self.__next_f=self.__next_f||[])',
  'self.__next_f',
  // The names of the initial chunks.
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = []))',
]
const anyQueue = queues.map((queue) => RegExp.escape(queue)).join('|')
/**
 * Next escapes `<` in the data, so a script ends at the first `<`. Data that looks like the start of a script cannot
 * hide another one.
 */
const ownScript = new RegExp(`<script(?: id="_R_")?>((?:${anyQueue})\\.push\\(([^<]*)\\);?)</script>`, 'g')

/**
 * The Content-Security-Policy source for each inline script that Next itself wrote into a document. An injected script
 * gets none: even one that looks the same could only add data to a queue.
 * @param html a complete document
 * @returns `'sha256-…'`, without duplicates, in document order
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = html.matchAll(ownScript).flatMap(([, script = '', data = '']) => {
    return isJson(data) ? [scriptHash(script)] : []
  })
  return [...new Set(hashes)]
}

/**
 * The Content-Security-Policy source for an inline script.
 * @param script the text between its tags
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
 * The Content-Security-Policy of a response: only the site's own origin, and only the hashed inline scripts. There is
 * no `upgrade-insecure-requests`, because every address in a page is already https or relative, and a trial on plain
 * http could not load its own files.
 * @param imageOrigins origins that pictures in the content may come from besides the site's own
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
