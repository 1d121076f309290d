import { env } from '@/lib/env'
import { isSecret } from '@/lib/secret'
import { FailureLimit } from './failure-limit'

/** Longer bodies are rejected (docs/product.md 18.3). */
const maxBodyBytes = 64 * 1024

const limit = new FailureLimit()

/** A response of the endpoint: JSON that is not cached. */
export function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/**
 * A response whose body comes later. Tags count as stale once the handler has responded, so anything that has to wait
 * for that, or must not delay it, is done while the body is pending.
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

/** The response to any other method. */
export function onlyMethods(...methods: string[]): Response {
  return reply(405, { error: `Expected ${methods.join(' or ')}.` }, { allow: methods.join(', ') })
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
  return wrongSecret(
    headers,
    'Expected the header "Authorization: Bearer" with the value of REVALIDATE_SECRET.',
    {
      'www-authenticate': 'Bearer',
    },
  )
}

/** The response to a wrong secret; a caller who sends too many of them has to wait. */
export function wrongSecret(
  headers: Headers,
  error: string,
  answerHeaders: Record<string, string> = {},
): Response {
  // The last address is the one that the nearest proxy saw for itself; those before it are unverified.
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  if (limit.failed(address)) {
    return reply(429, { error: 'Too many wrong secrets. Try again in a minute.' }, { 'retry-after': '60' })
  }
  return reply(401, { error }, answerHeaders)
}

/**
 * Reads a JSON body of at most 64 KiB, regardless of its declared length.
 * @returns its text, or the response that rejects it
 */
export async function readJson(request: Request): Promise<string | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return reply(415, { error: 'Expected content-type: application/json.' })
  const tooLong = () => reply(413, { error: `Expected at most ${maxBodyBytes} bytes.` })
  if (Number(request.headers.get('content-length')) > maxBodyBytes) return tooLong()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBodyBytes) return tooLong()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
