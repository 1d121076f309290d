import { env } from '@/lib/env'
import { isSecret } from '@/lib/secret'
import { FailureLimit } from './failure-limit'

/** A longer body is refused (docs/product.md 18.3). */
const maxBodyBytes = 64 * 1024

const limit = new FailureLimit()

/** An answer of the endpoint: JSON that nobody keeps. */
export function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/**
 * An answer whose body comes later. Tags count as stale once the handler has answered: whatever has to wait for that,
 * or must not keep it waiting, goes into the body.
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

/** The answer to any other method. */
export function onlyMethods(...methods: string[]): Response {
  return reply(405, { error: `Expected ${methods.join(' or ')}.` }, { allow: methods.join(', ') })
}

/**
 * Whether a caller presents the secret.
 * @returns null where it does, else the answer that refuses it
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

/** The answer to a wrong secret; whoever sends too many of them has to wait. */
export function wrongSecret(
  headers: Headers,
  error: string,
  answerHeaders: Record<string, string> = {},
): Response {
  // The last address is the one that the nearest proxy saw itself; those before it are hearsay.
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  if (limit.failed(address)) {
    return reply(429, { error: 'Too many wrong secrets. Try again in a minute.' }, { 'retry-after': '60' })
  }
  return reply(401, { error }, answerHeaders)
}

/**
 * Reads a JSON body of at most 64 KiB, whatever length it claims to have.
 * @returns its text, or the answer that refuses it
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
