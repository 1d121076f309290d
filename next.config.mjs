import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

// Next loads this file for build, start and dev, so an invalid setting stops each of them with one sentence.
let env
try {
  ;({ env } = await import('./lib/env.ts'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const { headerRules } = await import('./lib/server/headers.ts')

const isDevelopment = process.env.NODE_ENV === 'development'
// A platform keeps pages itself and sends them without asking a server.
const usesPageCache = !isDevelopment && !process.env.VERCEL

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Puts the server and its packages into one folder, for container images and systemd units (docs/deploy.md).
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone' }),
  // The development server answers to both sites' names too, so that end-to-end tests can visit it.
  allowedDevOrigins: Object.values(env.origins).map((origin) => new URL(origin).hostname),
  poweredByHeader: false,
  reactStrictMode: true,
  // Case and trailing slashes are normalized in one redirect, by the middleware.
  skipTrailingSlashRedirect: true,
  // Next's own page cache, with a Content-Security-Policy on each page.
  ...(usesPageCache && { cacheHandler: fileURLToPath(import.meta.resolve('./lib/server/page-cache.ts')) }),
  // Next copies the page cache into the standalone folder, but does not follow the imports of a TypeScript file.
  outputFileTracingIncludes: { '/**': ['./lib/server/policy.ts'] },
  // A page is several files on disk, and reading them for each request would cost more than everything else.
  cacheMaxMemorySize: env.pageMemory,
  typescript: { ignoreBuildErrors: true }, // checked by `npm run types`, not twice
  experimental: {
    globalNotFound: true,
    // Links are never prefetched, so deciding for each page what to inline into prefetches would be wasted work.
    prefetchInlining: false,
    // The database is idle once the tables are read, so both cores of a small machine can render pages.
    cpus: Math.max(2, availableParallelism() - 1),
  },
  headers: async () =>
    headerRules({
      origins: Object.values(env.origins),
      imageOrigins: env.imageOrigins,
      pagePolicy: isDevelopment ? 'none' : usesPageCache ? 'page-cache' : 'rules',
    }),
  // The middleware skips these folders. An address below them that is neither a file nor an endpoint must not reach a
  // page, because Next would match it as a variant's page and cache it.
  rewrites: async () => ({
    afterFiles: [{ source: '/:folder(_next|api|flags|images|icons)/:path*', destination: '/api/none' }],
  }),
  images: { unoptimized: true }, // city art is committed as WebP in the displayed sizes
  logging: { fetches: { fullUrl: false } },
}

export default config
