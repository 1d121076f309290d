/** Endpoints, and files below the folders of public/, that do not exist: a plain 404 instead of a page. */
function notFound() {
  return new Response('Not Found\n', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
}
export const dynamic = 'force-dynamic'
