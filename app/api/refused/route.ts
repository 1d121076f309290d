export const dynamic = 'force-dynamic'

/** Where the server sends what it does not take: methods that no page or file knows, and addresses that are none. */
function refuse({ method }: Request) {
  const reads = method === 'GET' || method === 'HEAD'
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  return reads
    ? new Response('Bad Request\n', { status: 400, headers })
    : new Response('Method Not Allowed\n', { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
}

export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
