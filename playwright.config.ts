import { defineConfig } from '@playwright/test'
import { basePort, hosts, type SiteOptions } from './e2e/hosts.ts'
import { findChromium } from './scripts/chromium.ts'

const chromium = findChromium()
if (!chromium) throw new Error('No Chromium found: `npm test` installs one.')

/**
 * Behavior that is the same on both hosts is tested on one of them: by file in these lists, or by test with the tag
 * @lff or @mnf. Most files of the first list request both hosts themselves, or neither.
 */
const onlyOn = {
  lff: /(?:bad-input|build|early-search|health|hostile-content|nginx|no-script|outage|preview|revalidate|screens-in-outage|security|share|test-tools|touch)\.spec\.ts$/,
  mnf: /(?:analytics|missing-search|navigation|print|skeletons)\.spec\.ts$/,
}
const other = { lff: 'mnf', mnf: 'lff' } as const
/** Tests that break the database for the whole site are tagged @alone and run in a pass of their own, one at a time. */
const alone = process.env.E2E_ALONE === '1'

export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Playwright empties this at each start, and the second pass must keep the first one's screenshots of failures.
  outputDir: alone ? '.local/test/e2e-alone' : '.local/test/e2e',
  fullyParallel: true,
  workers: alone ? 1 : 2,
  // A busy machine can make a test time out. A test that passes at its second try is listed as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/visual/{arg}{ext}', maxDiffPixelRatio: 0.02 },
  },
  use: {
    launchOptions: { executablePath: chromium.executablePath, args: chromium.args },
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: (['lff', 'mnf'] as const).map((site) => {
    const baseURL = `http://${hosts[site]}:${basePort}`
    return {
      name: site,
      testIgnore: onlyOn[other[site]],
      ...(alone ? { grep: /@alone/ } : {}),
      grepInvert: new RegExp(alone ? `@${other[site]}` : `@${other[site]}|@alone`),
      use: {
        site,
        baseURL,
        // The cookie banner has been answered, so that it covers nothing. The banner's own tests start without this.
        storageState: {
          cookies: [],
          origins: [{ origin: baseURL, localStorage: [{ name: 'cookie-consent', value: 'declined' }] }],
        },
      },
    }
  }),
})
