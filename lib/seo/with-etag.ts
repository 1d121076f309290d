import { hash } from 'node:crypto'

/**
 * A generated file with an ETag of its text, so that nginx or a platform in front answers 304 to whoever has it (Next
 * gives ETags to pages only). The file is static: this runs when it is generated, not for each visitor.
 */
export async function withEtag(response: Response): Promise<Response> {
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.set('etag', `"${hash('sha256', text, 'base64url').slice(0, 22)}"`)
  return new Response(text, { headers, status: response.status })
}
