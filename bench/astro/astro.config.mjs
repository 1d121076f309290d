// The other yardstick of weight.ts: this site's pages as Astro builds them. `bench/astro-app.ts` adds pages, style sheet
// and public files before it builds.
import { defineConfig } from 'astro/config'

export default defineConfig({
  build: { format: 'file' },
  // Scripts stay files, as ours are: what is put into the document would be counted as HTML.
  vite: { build: { assetsInlineLimit: 0 } },
})
