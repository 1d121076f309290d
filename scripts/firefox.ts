// Decides which Firefox the tests in other engines use.
import { globSync } from 'node:fs'
import { Failure } from './lib/failure.ts'
import { installPackages, isExecutable, lastLine, onPath } from './lib/installed.ts'
import { capture } from './lib/processes.ts'
import { inProject, localDirectory } from './lib/project.ts'

const APPLICATION = '/Applications/Firefox.app/Contents/MacOS/firefox'
const DOWNLOAD_MS = 4 * 60_000

/** The Firefox that `FIREFOX_PATH` names, the system's, or Mozilla's build that was downloaded here. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH?.trim()
  if (named) return named
  const downloaded = globSync(`${localDirectory}/firefox/*/firefox/firefox`)
  return [...onPath(['firefox-esr', 'firefox']), APPLICATION, ...downloaded].find(isExecutable)
}

/**
 * The installed Firefox; if there is none, it is installed now.
 * @throws Failure with what was tried
 */
export async function ensureFirefox(log: (line: string) => void = console.log): Promise<string> {
  const installed = findFirefox()
  if (installed) return installed
  log('No Firefox found: installing the Debian package.')
  const packaged = await installPackages('firefox-esr')
  const fromPackage = findFirefox()
  if (fromPackage) return fromPackage

  log("No Debian package of Firefox: downloading Mozilla's build.")
  const program = inProject('node_modules/@puppeteer/browsers/lib/main-cli.js')
  const download = await capture(
    process.execPath,
    [program, 'install', 'firefox@stable', '--path', localDirectory],
    { timeoutMs: DOWNLOAD_MS },
  )
  const downloaded = findFirefox()
  if (downloaded) return downloaded
  throw new Failure(
    'No Firefox could be found or installed: install it, or name it in FIREFOX_PATH. ' +
      `(Debian: ${lastLine(packaged)}. Mozilla: ${lastLine(download)}.)`,
  )
}
