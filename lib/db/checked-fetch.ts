import { noteGoodRead } from './last-read'

/**
 * Ensures that only complete JSON from the database counts as an answer. Next stores a 200 in its data cache before
 * anything reads it: a gateway's HTML page, or half an answer, would stay there for five minutes.
 * @param original the fetch below Next's cache
 * @param origin the database's address; requests to other addresses pass untouched
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
    // The body is no longer encoded the way these two say.
    headers.delete('content-encoding')
    headers.delete('content-length')
    return new Response(text, { status: response.status, statusText: response.statusText, headers })
  }
}
