import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const include = ['{app,bench,components,content,docs,e2e,lib,scripts,tools}/**/*.test.{ts,tsx}', '*.test.ts']

/**
 * Files that replace modules, globals, settings or time, or need a document, get a world of their own. All others share
 * one a thread, in which modules, React and the content are loaded once instead of once for each file.
 */
const needsOwnWorld = /\bvi\b|@vitest-environment jsdom|process\.(?:env|on|chdir)|globalThis/
const ownWorld = globSync(include, { cwd: here('.'), exclude: ['**/node_modules/**'] })
  .filter((file) => needsOwnWorld.test(readFileSync(here(file), 'utf8')))
  // A folder's name may mean something in a pattern: app/[site].
  .map((file) => file.replace(/[[\](){}!*?]/g, String.raw`\$&`))

export default defineConfig({
  resolve: {
    alias: {
      // "server-only" throws outside of a server bundle, but unit tests load server modules too.
      'server-only': here('./node_modules/server-only/empty.js'),
      '@': here('.'),
    },
  },
  test: {
    // A thread starts faster than a process.
    pool: 'threads',
    // Vitest leaves one core free by itself, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'shared', include, exclude: ['**/node_modules/**', ...ownWorld], isolate: false },
      },
      { extends: true, test: { name: 'own', include: ownWorld } },
    ],
    testTimeout: 60_000,
  },
})
