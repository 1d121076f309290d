import { noteGoodRead } from './last-read'

/**
 * Wraps `fetch` so that a database response with status 200 that is not complete JSON becomes a 502. Next caches a 200
 * before anything reads it, so a gateway's HTML page or a truncated body would be kept for five minutes.
 * @param original the fetch below Next's cache
 * @param origin the database's origin; requests to other origins pass through unchanged
 */
export function checkedFetch(original: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    const response = await original(input, init)
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith(`${origin}/`) || response.status !== 200 || init?.method === 'HEAD') return response
    const text = await response.text()
    try {
      JSON.parse(text)
    } catch {
      return Response.json({ message: 'the answer is not JSON', code: 'GARBAGE' }, { status: 502 })
    }
    noteGoodRead()
    const headers = new Headers(response.headers)
    // The text is already decoded, so these two no longer describe it.
    headers.delete('content-encoding')
    headers.delete('content-length')
    return new Response(text, { status: response.status, statusText: response.statusText, headers })
  }
}
