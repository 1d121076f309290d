import { env } from '@/lib/env'
import { isSecret } from '@/lib/secret'

/** Longer bodies are rejected (docs/product.md 18.3): the old and the new row of a long article are shorter. */
const maxBodyBytes = 1024 * 1024

/** A response of the endpoint: JSON that is not cached. */
export function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/**
 * A response whose body comes later. Tags count as stale once the handler has responded, so whatever has to wait for that
 * is done while the body is pending.
 */
export function replyLater(body: Promise<object>): Response {
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify(await body)))
      controller.close()
    },
  })
  return new Response(stream, {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}

/**
 * Checks whether a caller presents the secret.
 * @returns null if it does, otherwise the response that rejects it
 */
export function refusal(headers: Headers): Response | null {
  if (!env.revalidateSecret)
    return reply(503, { error: 'Revalidation is off: REVALIDATE_SECRET is not set.' })
  const given = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (isSecret(given, env.revalidateSecret)) return null
  const error = 'Expected the header "Authorization: Bearer" with the value of REVALIDATE_SECRET.'
  return reply(401, { error }, { 'www-authenticate': 'Bearer' })
}

/**
 * Reads a JSON body of at most 1 MiB. Only callers with the secret get this far.
 * @returns its text, or the response that rejects it
 */
export async function readJson(request: Request): Promise<string | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return reply(415, { error: 'Expected content-type: application/json.' })
  const tooLong = () => reply(413, { error: `Expected at most ${maxBodyBytes} bytes.` })
  if (Number(request.headers.get('content-length')) > maxBodyBytes) return tooLong()
  const text = await request.text()
  return Buffer.byteLength(text) > maxBodyBytes ? tooLong() : text
}
