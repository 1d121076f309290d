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
export async function inlineScriptHashes(html: string): Promise<string[]> {
  const scripts = html
    .matchAll(ownScript)
    .flatMap(([, script = '', data = '']) => (isJson(data) ? [script] : []))
  return Promise.all([...new Set(scripts)].map(scriptHash))
}

async function scriptHash(script: string): Promise<string> {
  // Not node:crypto: Next bundles the page cache into the middleware too, which runs without Node's modules.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * The Content-Security-Policy of a response: only the site's own origin, and only the given inline scripts. There is
 * no `upgrade-insecure-requests`, because every address in a page is already https or relative, and a trial on plain
 * http could not load its own files.
 * @param imageOrigins origins that pictures in the content may come from besides the site's own
 * @param scriptSources what else may run: the hashes of `inlineScriptHashes`
 */
export function contentSecurityPolicy(
  imageOrigins: readonly string[],
  scriptSources: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
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

/** For pages that do not come from the page cache, so that their scripts cannot be listed. */
export const fallbackPolicy = (imageOrigins: readonly string[]) =>
  contentSecurityPolicy(imageOrigins, ["'unsafe-inline'"])

/** For responses without a document: redirects and refusals. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'"
