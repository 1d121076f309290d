import { emptyPolicy, fallbackPolicy } from './policy.ts'

interface Header {
  key: string
  value: string
}

interface HeaderRule {
  source: string
  missing?: { type: 'host'; value: string }[]
  headers: Header[]
}

/** Browser features that the site does not use, so that an injected script cannot use them either. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** Sent with every response. The Content-Security-Policy of a page comes from the page cache (`page-cache.ts`). */
export const universalHeaders: readonly Header[] = [
  // Without `includeSubDomains` and `preload`: they bind other hosts of the domain for years, so its owner decides.
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: [...unusedFeatures.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** What other sites may embed: chat previews show the pictures, feed readers the feed. */
const embeddable = '/:path(images/.*|flags/.*|icons/.*|og/.*|favicon\\.ico|feed\\.xml)'

/** Files and endpoints: what neither the page cache nor the middleware answers. */
const filesAndEndpoints = '/:folder(_next|api|flags|images|icons)/:path*'

interface Options {
  /** The variants' public origins. Nothing may be indexed on any other host. */
  origins: readonly string[]
  /** Origins that pictures may come from besides the site's own. */
  imageOrigins: readonly string[]
  /**
   * Where pages get their policy: from the page cache; from these rules, on a platform that keeps pages itself; nowhere
   * in development, which depends on eval and inline styles.
   */
  pagePolicy: 'page-cache' | 'rules' | 'none'
}

/** The rules of next.config for response headers (docs/product.md 20.1). */
export function headerRules({ origins, imageOrigins, pagePolicy }: Options): HeaderRule[] {
  const ownHosts = origins.map((origin) => new URL(origin).hostname.replaceAll('.', '\\.')).join('|')
  // A second policy beside that of the page cache would block the scripts that it does not list, so no rule matches both.
  const policies: Record<Options['pagePolicy'], HeaderRule[]> = {
    'page-cache': [policyFor(filesAndEndpoints, emptyPolicy)],
    rules: [policyFor('/:path*', fallbackPolicy(imageOrigins))],
    none: [],
  }
  return [
    { source: '/:path*', headers: [...universalHeaders] },
    ...policies[pagePolicy],
    { source: embeddable, headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    {
      source: '/:path*',
      missing: [{ type: 'host', value: `(?:${ownHosts})` }],
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
  ]
}

const policyFor = (source: string, value: string): HeaderRule => ({
  source,
  headers: [{ key: 'Content-Security-Policy', value }],
})
