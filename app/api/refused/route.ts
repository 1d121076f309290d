export const dynamic = 'force-dynamic'

/** Responds to requests that the server rejects: methods that no page or file supports, and invalid addresses. */
function refuse({ method }: Request) {
  const reads = method === 'GET' || method === 'HEAD'
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  return reads
    ? new Response('Bad Request\n', { status: 400, headers })
    : new Response('Method Not Allowed\n', { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
}

export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
