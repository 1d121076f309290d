import type { ServerResponse } from 'node:http'
import { paintFirst, starterHash } from './paint-first.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './policy.ts'
import { Recent } from './recent.ts'

const header = 'content-security-policy'

/** About a kilobyte each. */
const policies = new Recent<string>(5_000)
/** Bytes of documents: encoding ninety kilobytes of text anew for each visitor costs more than all headers together. */
const bodies = new Recent<Buffer>(48 * 1024 * 1024, ({ length }) => length)

function policyOf(etag: string, html: () => string, imageOrigins: readonly string[]): string {
  const known = policies.get(etag)
  if (known !== undefined) return known
  const policy = contentSecurityPolicy(imageOrigins, [...inlineScriptHashes(html()), starterHash])
  if (etag !== '') policies.set(etag, policy)
  return policy
}

/** The bytes of a document as it is sent; equal etags stand for equal documents, as they do for browsers. */
function bodyOf(etag: string, chunk: string | Uint8Array, encoding?: BufferEncoding): Buffer {
  const known = bodies.get(etag)
  if (known) return known
  const body = readied(bytesOf(chunk, encoding))
  if (etag !== '') bodies.set(etag, body)
  return body
}

const readied = (document: Buffer) => Buffer.from(paintFirst(document.toString()))

/**
 * Has an HTML document seen before its scripts begin (`paintFirst`), and gives it a Content-Security-Policy with the
 * hashes of its own inline scripts, whichever way Next made it: prerendered, revalidated, a draft, an error. They are
 * taken from the very text that is sent, so they cannot differ from it. Every other answer keeps the policy it has.
 * @param response one that has not been sent yet
 * @param imageOrigins origins that pictures may come from besides the own one
 */
export function protectDocument(response: ServerResponse, imageOrigins: readonly string[]): void {
  onceWhole(response, (html) => {
    const etag = etagOf(response)
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

  const send = (document: Buffer, callback: unknown) => {
    prepare(() => document.toString())
    if (response.hasHeader('content-length')) response.setHeader('content-length', document.length)
    return Reflect.apply(end, response, [document, callback])
  }

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
      if (chunk === undefined) {
        prepare()
        describeUnsent(response)
        return Reflect.apply(end, response, args)
      }
      return send(bodyOf(etagOf(response), chunk, encoding), callback)
    }
    if (chunk !== undefined) parts.push(bytesOf(chunk, encoding))
    return send(readied(Buffer.concat(parts)), callback)
  }
}

/** The answer to a HEAD request tells the length of the document that a GET would bring, not of the one Next made. */
function describeUnsent(response: ServerResponse): void {
  if (!response.hasHeader('content-length')) return
  const known = bodies.get(etagOf(response))
  if (known) response.setHeader('content-length', known.length)
  else response.removeHeader('content-length')
}

const etagOf = (response: ServerResponse) => String(response.getHeader('etag') ?? '')

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
