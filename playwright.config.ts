import { defineConfig } from '@playwright/test'
import { basePort, hosts, type SiteOptions } from './e2e/hosts.ts'
import { findChromium } from './scripts/chromium.ts'

const chromium = findChromium()
if (!chromium) throw new Error('No Chromium found: `npm test` installs one.')

/** These ask both hosts by themselves, or none: one project is enough for them. */
const once = /(?:build|outage)\.spec\.ts$/

export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  outputDir: '.local/test/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
      testIgnore: site === 'lff' ? [] : once,
      use: {
        site,
        baseURL,
        // The cookie banner has been answered, so that it covers nothing; its own tests start without this.
        storageState: {
          cookies: [],
          origins: [{ origin: baseURL, localStorage: [{ name: 'cookie-consent', value: 'declined' }] }],
        },
      },
    }
  }),
})
