import { contentSecurityPolicy } from './policy.ts'

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

/** Sent with every response. The Content-Security-Policy is added in `responses.ts`, separately for each document. */
export const universalHeaders: readonly Header[] = [
  // Without `preload`: adding a domain to the browsers' built-in list is its owner's decision.
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
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

interface Options {
  /** The variants' public origins. Nothing may be indexed on any other host. */
  origins: readonly string[]
  /** Origins that pictures may come from besides the site's own. */
  imageOrigins: readonly string[]
  /** The development server depends on eval and inline styles, so it gets no policy. */
  isDevelopment: boolean
}

/** The rules of next.config for response headers. */
export function headerRules({ origins, imageOrigins, isDevelopment }: Options): HeaderRule[] {
  const ownHosts = origins.map((origin) => new URL(origin).hostname.replaceAll('.', '\\.')).join('|')
  // For pages that a platform's edge sends without passing through `lib/server`; this policy cannot list their inline
  // scripts. Where `lib/server` runs, it removes this one.
  const fallbackPolicy = contentSecurityPolicy(imageOrigins, ["'unsafe-inline'"])
  return [
    { source: '/:path*', headers: [...universalHeaders] },
    ...(isDevelopment
      ? []
      : [{ source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: fallbackPolicy }] }]),
    { source: embeddable, headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    {
      source: '/:path*',
      missing: [{ type: 'host', value: `(?:${ownHosts})` }],
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
  ]
}
