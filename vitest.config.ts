import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      // "server-only" throws outside of a server bundle, but unit tests load server modules too.
      'server-only': here('./node_modules/server-only/empty.js'),
      '@': here('.'),
    },
  },
  test: {
    include: ['{app,bench,components,content,docs,e2e,lib,scripts,tools}/**/*.test.{ts,tsx}', '*.test.ts'],
    // A thread starts faster than a process, and there is one for each file.
    pool: 'threads',
    testTimeout: 60_000,
  },
})
