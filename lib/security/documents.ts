import type { ServerResponse } from 'node:http'
import { contentSecurityPolicy, inlineScriptHashes } from './policy.ts'

const header = 'content-security-policy'
/** Documents whose policies are remembered: about a kilobyte each. */
const remembered = 5_000

const policies = new Map<string, string>()

function policyOf(etag: string, html: () => string, imageOrigins: readonly string[]): string {
  const policy = policies.get(etag) ?? contentSecurityPolicy(imageOrigins, inlineScriptHashes(html()))
  if (etag !== '') {
    // The document asked for last stands last; the first one makes room.
    policies.delete(etag)
    policies.set(etag, policy)
    if (policies.size > remembered) policies.delete(policies.keys().next().value ?? '')
  }
  return policy
}

/**
 * Gives an HTML document a Content-Security-Policy with the hashes of its own inline scripts, whichever way Next made it:
 * prerendered, revalidated, a draft, an error. They are taken from the very text that is sent, so they cannot differ from
 * it. Every other answer keeps the policy it has.
 * @param response one that has not been sent yet
 * @param imageOrigins origins that pictures may come from besides the own one
 */
export function protectDocument(response: ServerResponse, imageOrigins: readonly string[]): void {
  onceWhole(response, (html) => {
    const etag = String(response.getHeader('etag') ?? '')
    // Without a body: "your copy is still right" must not change the policy of that copy.
    const policy = html ? policyOf(etag, html, imageOrigins) : policies.get(etag)
    if (policy) response.setHeader(header, policy)
    else response.removeHeader(header)
  })
}

/**
 * Holds a document back until it is whole.
 * @param prepare is called before the headers go out: with the document's text, or with nothing where there is no body
 */
function onceWhole(response: ServerResponse, prepare: (html?: () => string) => void): void {
  const { write, end, flushHeaders } = response
  const parts: Buffer[] = []
  const isDocument = () =>
    !response.headersSent && String(response.getHeader('content-type') ?? '').startsWith('text/html')

  response.flushHeaders = () => {
    if (!isDocument()) flushHeaders.call(response)
  }

  response.write = (...args: unknown[]) => {
    const { chunk, encoding, callback } = parse(args)
    if (chunk === undefined || !isDocument()) return Reflect.apply(write, response, args)
    parts.push(bytesOf(chunk, encoding))
    if (callback) process.nextTick(callback)
    return true
  }

  response.end = (...args: unknown[]) => {
    const { chunk, encoding, callback } = parse(args)
    if (!isDocument()) {
      if (!response.headersSent && response.statusCode === 304) prepare()
      return Reflect.apply(end, response, args)
    }
    if (parts.length === 0) {
      prepare(chunk === undefined ? undefined : () => bytesOf(chunk, encoding).toString())
      return Reflect.apply(end, response, args)
    }
    if (chunk !== undefined) parts.push(bytesOf(chunk, encoding))
    const document = Buffer.concat(parts)
    prepare(() => document.toString())
    return Reflect.apply(end, response, [document, callback])
  }
}

/** The arguments that `write` and `end` of a response share, each of which may be left out. */
function parse(args: readonly unknown[]) {
  const [chunk, encoding] = args
  return {
    chunk: typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : undefined,
    encoding: typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined,
    callback: args.find((argument) => typeof argument === 'function'),
  }
}

const bytesOf = (chunk: string | Uint8Array, encoding?: BufferEncoding) =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk)
