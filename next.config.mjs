import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

// Next loads this file for build, start and dev alike, so a wrong setting stops each of them with one sentence.
let env
try {
  ;({ env } = await import('./lib/env.ts'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const { headerRules } = await import('./lib/server/headers.ts')

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // A server with its packages in one folder, for images and units (Dockerfile, docs/deploy.md).
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone' }),
  poweredByHeader: false,
  // Pages get theirs in lib/server, once for each text instead of once for each visitor.
  generateEtags: false,
  reactStrictMode: true,
  // Case and trailing slashes are normalized in one redirect, by the middleware.
  skipTrailingSlashRedirect: true,
  // A page is three files on disk: reading them for each visitor costs more than everything else.
  cacheMaxMemorySize: env.pageMemory,
  compiler: {
    runAfterProductionCompile: async ({ projectDir, distDir }) => {
      const { compressFiles } = await import('./lib/server/built-files.ts')
      await compressFiles(resolve(projectDir, distDir, 'static'))
    },
  },
  typescript: { ignoreBuildErrors: true }, // checked by `npm run types`, not twice
  experimental: {
    globalNotFound: true,
    // Pages are fetched when a link is followed, never ahead of it: deciding for each what to inline into prefetches is work for nothing.
    prefetchInlining: false,
    // The database is idle once the tables are read, so both cores of a small machine can make pages.
    cpus: Math.max(2, availableParallelism() - 1),
  },
  headers: async () =>
    headerRules({
      origins: Object.values(env.origins),
      imageOrigins: env.imageOrigins,
      isDevelopment: process.env.NODE_ENV === 'development',
    }),
  // What the middleware does not look at and no file or endpoint answers must not reach a page: below these folders
  // every made-up address would be taken for one of a variant, and kept.
  rewrites: async () => ({
    afterFiles: [{ source: '/:folder(_next|api|flags|images|icons)/:path*', destination: '/api/none' }],
  }),
  images: { unoptimized: true }, // city art is committed as WebP in the sizes it is shown in
  logging: { fetches: { fullUrl: false } },
}

export default config
