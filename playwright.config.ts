import { defineConfig } from '@playwright/test'
import { basePort, hosts, ownSite, type SiteOptions } from './e2e/hosts.ts'
import { findChromium } from './scripts/chromium.ts'
import { readDatabaseConfig } from './scripts/database/config.ts'
import { localSettings, readPort } from './scripts/lib/settings.ts'

const chromium = findChromium()
if (!chromium) throw new Error('No Chromium found: `npm run browsers` installs one.')

// `npm test` gives its tests a site, a database and a fault proxy of their own. Started in any other way (`npx
// playwright test`, the editor's extension, UI mode), tests visit the site of `npm run site` or `npm run dev` and write
// to its embedded database, never to a hosted one.
if (!ownSite) {
  const database = readDatabaseConfig()
  const port = readPort(process.env.DATABASE_PORT, database.port)
  Object.assign(process.env, localSettings({ ...database, url: `http://127.0.0.1:${port}` }))
}

/**
 * Behavior that is the same on both hosts is tested on one of them: by file in these lists, or by test with the tag
 * @lff or @mnf. Most files of the first list request both hosts themselves, or neither.
 */
const onlyOn = {
  lff: /(?:addresses|bad-input|build|crawl|delivery|domains|early-input|health|hostile-content|nginx|no-script|outage|preview|redirects|revalidate|screens-in-outage|security|share|test-tools|touch)\.spec\.ts$/,
  mnf: /(?:analytics|browsers|city-phone|groups|missing|missing-search|navigation|print|search|skeletons|week)\.spec\.ts$/,
}
const other = { lff: 'mnf', mnf: 'lff' } as const
/** Tests that break the database for the whole site are tagged @alone: one at a time, on a second site (scripts/test.ts). */
const alone = process.env.E2E_ALONE === '1'

export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Playwright empties this at each start, and the two passes run at the same time.
  outputDir: alone ? '.local/test/e2e-alone' : '.local/test/e2e',
  fullyParallel: true,
  workers: alone ? 1 : 2,
  forbidOnly: ownSite,
  reporter: 'list',
  timeout: ownSite ? 120_000 : 60_000,
  // A whole run has to stand a busy machine; whoever waits for one test wants to see it fail.
  expect: { timeout: ownSite ? 20_000 : 4_000 },
  // The running site, or one that is started for this run. Its settings are its own.
  ...(!ownSite && {
    webServer: {
      command: 'npm run site',
      url: `http://127.0.0.1:${basePort}/api/health`,
      env: { PORT: String(basePort), SUPABASE_URL: '' },
      reuseExistingServer: true,
      timeout: 15 * 60_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
  use: {
    launchOptions: { executablePath: chromium.executablePath, args: chromium.args },
    viewport: { width: 1280, height: 900 },
    // Between two pages Chromium would show a transition, which takes two cores longer to draw than the new page. Tests
    // that promise something about motion ask for it.
    reducedMotion: 'reduce',
    actionTimeout: ownSite ? 30_000 : 5_000,
    // `npx playwright show-trace <file>` shows what the page looked like at each step. A whole run records only what was
    // done, because copying a page of 600 cards at each step takes longer than the test.
    trace: ownSite
      ? { mode: 'retain-on-failure', snapshots: false, screenshots: false }
      : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: (['lff', 'mnf'] as const).map((site) => {
    const baseURL = `http://${hosts[site]}:${basePort}`
    const elsewhere = ownSite && !alone ? `@${other[site]}|@alone` : `@${other[site]}`
    return {
      name: site,
      testIgnore: onlyOn[other[site]],
      ...(alone ? { grep: /@alone/ } : {}),
      grepInvert: new RegExp(elsewhere),
      use: { site, baseURL },
    }
  }),
})
