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

/** What nothing on the site uses, so that no script that came in could. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** Stand on every answer. The Content-Security-Policy comes from `responses.ts`, for each document its own. */
export const universalHeaders: readonly Header[] = [
  // Without `preload`: whether browsers are shipped with a domain is for its owner to say.
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

/** What other sites show: chat previews the pictures, feed readers the feed. */
const embeddable = '/:path(images/.*|flags/.*|icons/.*|og/.*|favicon\\.ico|feed\\.xml)'

interface Options {
  /** The variants' public origins: on any other host nothing may be indexed. */
  origins: readonly string[]
  /** Origins that pictures may come from besides the own one. */
  imageOrigins: readonly string[]
  /** The development server lives on eval and inline styles: no policy. */
  isDevelopment: boolean
}

/** The rules of next.config for response headers. */
export function headerRules({ origins, imageOrigins, isDevelopment }: Options): HeaderRule[] {
  const ownHosts = origins.map((origin) => new URL(origin).hostname.replaceAll('.', '\\.')).join('|')
  // For pages that a platform's edge sends, past `lib/server`: it cannot name their inline scripts. Where `lib/server` runs
  // it leaves this one out.
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
