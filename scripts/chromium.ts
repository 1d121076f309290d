// Decides which Chromium the browser tests and the other browser programs use.
import { spawnSync } from 'node:child_process'
import { chromium as playwright } from '@playwright/test'
import { Failure } from './lib/failure.ts'
import { installPackages, isExecutable, lastLine, onPath } from './lib/installed.ts'
import { capture } from './lib/processes.ts'
import { inProject } from './lib/project.ts'

export interface Chromium {
  executablePath: string
  args: string[]
}

/** Both public hosts resolve to this machine, on any port. */
const HOSTS = ['lookingforfriends.example', 'meetnewfriends.example']
/** Where a site listens here. Its public origins are https, so browsers must treat these as secure, too. */
const PORTS = new Set([3000, ...[process.env.PORT, process.env.E2E_BASE_PORT].filter(Boolean).map(Number)])

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=${HOSTS.map((host) => `MAP ${host} 127.0.0.1`).join(', ')}`,
  `--unsafely-treat-insecure-origin-as-secure=${HOSTS.flatMap((host) => [...PORTS].map((port) => `http://${host}:${port}`)).join(',')}`,
]

/** The headless shell comes first: the same engine without a window loads a page in two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const DOWNLOAD_MS = 4 * 60_000

/**
 * The installed Chromium: the one that `CHROMIUM_PATH` names, Playwright's own, or the system's.
 * Each must print its version first: a browser without its libraries exists but does not start.
 */
export function findChromium(): Chromium | undefined {
  const named = process.env.CHROMIUM_PATH?.trim()
  if (named) return { executablePath: named, args: chromiumArgs }
  const executablePath = candidates().find(starts)
  return executablePath ? { executablePath, args: chromiumArgs } : undefined
}

/** The installed Chromium; if there is none, it is installed now. */
export async function ensureChromium(log: (line: string) => void = console.log): Promise<Chromium> {
  const installed = findChromium()
  if (installed) return installed

  log("No Chromium found: downloading Playwright's own.")
  const download = await capture(
    process.execPath,
    [inProject('node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    { timeoutMs: DOWNLOAD_MS },
  )
  const downloaded = findChromium()
  if (downloaded) return downloaded

  log("Playwright's own Chromium cannot be used here: trying the Debian package.")
  const packaged = await installPackages('chromium-headless-shell', 'chromium')
  const fromPackage = findChromium()
  if (fromPackage) return fromPackage

  throw new Failure(
    'No Chromium could be found or installed: run "npx playwright install --with-deps chromium", or install ' +
      'Chromium or Chrome and name it in CHROMIUM_PATH. ' +
      `(Playwright: ${lastLine(download)}. Debian: ${lastLine(packaged)}.)`,
  )
}

function candidates(): string[] {
  return [playwright.executablePath(), ...onPath(NAMES), ...APPLICATIONS].filter(isExecutable)
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}
