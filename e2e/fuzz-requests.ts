import { Agent, request } from 'node:http'

// Hostile requests, reproducible from a seed.

export interface Hostile {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Pseudo-random numbers from 0 to 1, determined by the seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'TRACE',
]
const hosts = [
  ...['lookingforfriends.example', 'meetnewfriends.example', 'localhost', 'evil.example', 'x.vercel.app'],
  ...[
    'meetnewfriends.evil.example',
    '127.0.0.1:80',
    '[::1]',
    'a'.repeat(200),
    '..',
    'lookingforfriends.example:99999',
  ],
]
/** Addresses to start from, most of which exist. */
export const known = [
  ...['/', '/cities', '/cities/tokyo', '/cities/tokyo/communities', '/cities/tokyo/communities/hiking'],
  ...['/cities/tokyo/suggestions', '/countries/jp', '/communities/hiking', '/affinities/outdoor', '/blog'],
  ...[
    '/affinities/outdoor/hiking',
    '/apps-for-making-friends',
    '/privacy-policy',
    '/sitemap.xml',
    '/robots.txt',
  ],
  ...['/feed.xml', '/llms.txt', '/world-map.json', '/favicon.ico', '/og/cities/tokyo.jpg', '/flags/jp.svg'],
  ...[
    '/images/meeting-place.svg',
    '/api/health',
    '/api/revalidate',
    '/api/revalidate/pending',
    '/api/preview',
    '/api/test-tools',
    '/api/test-tools?tool=constructor',
    '/search',
    '/search.json',
  ],
  ...[
    '/_next/image',
    '/_next/static/chunks/x.js',
    '/_next/data/x/index.json',
    '/lff/cities',
    '/mnf',
    '/lff-test',
  ],
]
const pieces = [
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0a',
    '%0aGET%20/%20200',
    '%25',
    '%zz',
    '%E0%A4%A',
    '%F0%9F%98%80',
    '//',
    '/./',
    '/..',
    '/.%2e/',
    '/x1/../',
    '#x',
    '\\..',
    ';',
  ],
  ...[
    '[site]',
    '[city]',
    '__PAGE__',
    '_rsc',
    '.rsc',
    '.json',
    '.segments/_tree.segment.rsc',
    '~',
    "'",
    '*',
    'index',
  ],
  ...[
    '<script>',
    '#{7*7}',
    '{{7*7}}',
    "' or 1=1--",
    'constructor',
    '__proto__',
    'null',
    'undefined',
    'NaN',
    '-1',
  ],
  ...[
    'con',
    '.env',
    '.git/config',
    'wp-login.php',
    'a'.repeat(90),
    'x'.repeat(2_000),
    '-',
    'A',
    'tokyo',
    'communities',
  ],
]
const parameters = [
  'site',
  '_rsc',
  'q',
  'tag',
  'secret',
  'path',
  'url',
  'w',
  'wait',
  'ready',
  'nxtPsite',
  'nxtPcity',
  '__proto__',
  'tool',
]
const headers: [name: string, values: readonly string[]][] = [
  ['rsc', ['1', '1', '0', 'x']],
  ['next-router-state-tree', ['%5B%22%22%5D', '%zz', '[]', 'x'.repeat(3_000)]],
  ['next-router-prefetch', ['1', '2']],
  ['next-router-segment-prefetch', ['/_tree', '/../x', '/_full']],
  ['next-url', ['/cities', '/x1', 'http://evil.example/']],
  ['next-action', ['x', '0'.repeat(42)]],
  ['x-nextjs-data', ['1']],
  ['x-middleware-subrequest', ['middleware', 'middleware:middleware:middleware:middleware:middleware']],
  ['x-middleware-rewrite', ['/mnf/cities', 'http://evil.example/']],
  ['x-middleware-prefetch', ['1']],
  ['x-forwarded-for', ['198.51.100.1, 203.0.113.9', `${'198.51.100.1, '.repeat(300)}203.0.113.9`]],
  ['x-forwarded-host', ['evil.example', 'evil.example, meetnewfriends.example']],
  ['x-forwarded-proto', ['http', 'javascript']],
  ['x-original-url', ['/api/revalidate']],
  ['x-rewrite-url', ['/mnf']],
  ['x-invoke-path', ['/lff/missing/page']],
  ['x-invoke-status', ['500']],
  ['x-matched-path', ['/[site]']],
  ['x-prerender-revalidate', ['x']],
  ['x-http-method-override', ['DELETE']],
  ['content-security-policy', ["script-src 'nonce-evil'"]],
  ['authorization', ['Bearer x', 'Basic eDp5', 'Bearer '.repeat(200)]],
  ['cookie', ['site=mnf', '__prerender_bypass=x; __next_preview_data=x', `a=${'b'.repeat(3_000)}`, '=;=;;']],
  ['accept', ['text/x-component', 'application/json', '*/*;q=zz', 'image/avif']],
  ['accept-encoding', ['gzip', 'br', 'identity;q=0', 'zstd, x']],
  ['accept-language', ['de', '*', 'x'.repeat(500), 'x'.repeat(20_000)]],
  ['range', ['bytes=0-0', 'bytes=99999999-', 'bytes=zz', 'bytes=0-1,2-3']],
  ['if-none-match', ['*', '"x"', 'W/""']],
  ['if-modified-since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'x']],
  ['if-match', ['"x"']],
  ['sec-fetch-dest', ['image', 'document', 'script']],
  ['sec-fetch-site', ['cross-site', 'same-origin']],
  ['content-type', ['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'x']],
  ['origin', ['null', 'https://evil.example']],
  ['purpose', ['prefetch']],
  ['expect', ['100-continue']],
]
const bodies = [
  ...[
    '',
    '{',
    '[]',
    'null',
    '{"all":true}',
    '{"paths":["//evil.example"]}',
    '{"table":"cities","slug":"../x"}',
  ],
  ...['--x\r\ncontent-disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\nx\r\n--x--', 'x'.repeat(70_000)],
  ...[`${'['.repeat(5_000)}`, '{"__proto__":{"all":true}}', '{"type":"INSERT","table":"x"}'],
]

/** An endless stream of hostile requests, the same for the same seed. */
export function* hostileRequests(seed: number): Generator<Hostile> {
  const random = numbers(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const letters = () =>
    Array.from({ length: 1 + below(12) }, () => String.fromCharCode(33 + below(94))).join('')

  const path = () => {
    const base = oneOf(known)
    const kind = below(6)
    if (kind === 0) return base
    if (kind === 1) return `${base}/${oneOf(pieces)}`
    if (kind === 2) return `/${oneOf(pieces)}${base}`
    if (kind === 3) return base.replace(/[^/]+$/, () => `${oneOf(pieces)}${letters()}`)
    if (kind === 4) return base.slice(0, below(base.length + 1)) + letters() + base.slice(below(base.length))
    return Array.from({ length: 1 + below(5) }, () => `/${oneOf([...pieces, letters()])}`).join('')
  }
  const query = () =>
    below(3) === 0
      ? ''
      : `?${Array.from({ length: 1 + below(3) }, () => `${oneOf(parameters)}=${oneOf([...pieces, ...known, letters()])}`).join('&')}`

  for (;;) {
    const method = oneOf(methods)
    const sent: Record<string, string> = {
      host: oneOf(hosts),
      // One client address, so that its wrong secrets do not lock out others.
      'x-forwarded-for': '203.0.113.9',
    }
    for (let count = below(4); count > 0; count--) {
      const [name, values] = oneOf(headers)
      sent[name] = oneOf(values)
    }
    const target = (path() + query()).replace(/^(?!\/)/, '/')
    // Characters that are not allowed in a request line are escaped; existing escapes are kept.
    const line = target.replace(/[^!-~]|[<>"{}|^`]/g, (letter) => encodeURIComponent(letter))
    yield {
      method,
      path: line,
      headers: sent,
      body: method === 'GET' || method === 'HEAD' ? undefined : oneOf(bodies),
    }
  }
}

/** What a response must never reveal: file paths and stack traces. */
const traces = [
  /\n\s+at \S.*:\d+:\d+/,
  /\bnode_modules[\\/]/,
  /\bat ignore-listed frames\b/,
  /\.next[\\/]server/,
]

export interface Outcome {
  /** The HTTP status; 0 if the connection was closed without an answer. */
  status: number
  /** What was wrong, or null. */
  fault: string | null
}

/** Sends requests one after another over a few connections. */
export function hostileClient(origin: string, connections: number) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = ({ method, path, headers, body }: Hostile) =>
    new Promise<Outcome>((resolve) => {
      const asked = request({ agent, hostname, port, method, path, headers, timeout: 30_000 }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', () => resolve({ status: 0, fault: null }))
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          const text = Buffer.concat(chunks).toString('utf8')
          const trace = traces.find((pattern) => pattern.test(text))
          const fault = status >= 500 ? `answered ${status}` : trace ? `shows ${trace}` : null
          resolve({ status, fault })
        })
      })
      asked.on('timeout', () => {
        resolve({ status: 0, fault: 'gave no answer in 30 s' })
        asked.destroy()
      })
      // A server may close the connection instead of reading a whole request.
      asked.on('error', () => resolve({ status: 0, fault: null }))
      asked.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

/** Folders whose files Next sends by itself. */
const files = /^\/(?:(?:\.|%2e){1,2}\/)*(?:_next|images|flags|icons)\//i

/** An escape that is broken, in an endpoint's address with a slash at its end. */
const brokenEndpoint = /^\/api\/[^?]*%(?![\da-f]{2})[^?]*\/(?:\?|$)/i

/**
 * Whether Next itself answers a request with 500 where no nginx stands in front (docs/decisions/010): TRACE, a broken escape
 * below /api with a slash at the end, and for a file another method than GET and HEAD, `If-Match`, or a `Range` beyond its end.
 */
export const isNextsOwn500 = ({ method, path, headers }: Hostile): boolean =>
  method === 'TRACE' ||
  brokenEndpoint.test(path) ||
  (files.test(path) &&
    ((method !== 'GET' && method !== 'HEAD') ||
      Object.keys(headers).some((name) => /^(?:if-match|range)$/i.test(name))))

/** Sends a number of requests generated from a seed. */
export async function fuzz(
  origin: string,
  {
    seed,
    count,
    connections = 8,
    isExpected500 = () => false,
    onProgress = () => {},
  }: {
    seed: number
    count: number
    connections?: number
    /** Requests for which a status of 500 is no fault. */
    isExpected500?: (request: Hostile) => boolean
    onProgress?: (done: number) => void
  },
): Promise<{ statuses: Record<string, number>; faults: string[] }> {
  const source = hostileRequests(seed)
  const { ask, close } = hostileClient(origin, connections)
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let sent = 0
  const worker = async () => {
    while (sent < count) {
      sent += 1
      const number = sent
      const { value } = source.next()
      const { status, fault } = await ask(value)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (fault !== null && !(status === 500 && isExpected500(value)))
        faults.push(
          `${number}: ${value.method} ${value.path.slice(0, 300)} ${JSON.stringify(value.headers).slice(0, 500)} ${fault}`,
        )
      if (number % 1_000 === 0) onProgress(number)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  close()
  return { statuses, faults }
}
