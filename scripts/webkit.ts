// Decides which WebKit the tests in other engines use: WebKitGTK with its WebDriver, as Debian and Ubuntu have it.
import { globSync } from 'node:fs'
import { Failure } from './lib/failure.ts'
import { installPackages, lastLine, onPath } from './lib/installed.ts'

export interface WebKit {
  driver: string
  /** MiniBrowser, the small browser that comes with WebKitGTK. */
  browser: string
}

/** The installed WebKitGTK, if everything it needs to run without a screen is there. */
export function findWebKit(): WebKit | undefined {
  const [driver] = onPath(['WebKitWebDriver'])
  const browser = globSync('/usr/lib{,exec}/{,*/}webkit2gtk-4*/MiniBrowser').sort().at(-1)
  const screen = ['xvfb-run', 'dbus-run-session'].every((name) => onPath([name]).length > 0)
  return driver && browser && screen ? { driver, browser } : undefined
}

/**
 * The installed WebKitGTK; if there is none, it is installed now.
 * @throws Failure with what was tried
 */
export async function ensureWebKit(log: (line: string) => void = console.log): Promise<WebKit> {
  const installed = findWebKit()
  if (installed) return installed
  log('No WebKit found: installing the Debian packages.')
  const packaged = await installPackages('webkit2gtk-driver xvfb xauth dbus dbus-x11')
  const found = findWebKit()
  if (found) return found
  throw new Failure(
    'No WebKit could be found or installed: install the packages webkit2gtk-driver, xvfb and dbus. ' +
      `(Debian: ${lastLine(packaged)}.)`,
  )
}
