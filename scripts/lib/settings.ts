import nextEnv from '@next/env'
import type { Env } from '../../lib/env.ts'
import { Failure, messageOf } from './failure.ts'
import { root } from './project.ts'

/** Defaults of a local site. None works anywhere else. */
const LOCAL_DEFAULTS = {
  REVALIDATE_SECRET: 'local-revalidate-secret-not-secret',
  PREVIEW_SECRET: 'local-preview-secret-not-secret',
  TEST_TOOLS: '1',
}

/** Reads .env files into this process the way Next will, so that the scripts see the same settings. */
export function loadEnvFiles({ dev }: { dev: boolean }): void {
  nextEnv.loadEnvConfig(root, dev, { info: () => {}, error: console.error })
}

/** Validates settings with the product's own rules. */
export async function validateSettings(source: NodeJS.ProcessEnv): Promise<Env> {
  try {
    const { readEnv } = await import('../../lib/env.ts')
    return readEnv(source)
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsError') throw new Failure(error.message)
    throw error
  }
}

/** The settings of a site that reads from a local database. */
export function localSettings(
  database: { url: string; publishableKey: string; secretKey: string },
  given: Record<string, string | undefined> = process.env,
): Record<string, string> {
  return {
    SUPABASE_URL: database.url,
    SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
    SUPABASE_SECRET_KEY: database.secretKey,
    REVALIDATE_SECRET: given.REVALIDATE_SECRET?.trim() || LOCAL_DEFAULTS.REVALIDATE_SECRET,
    PREVIEW_SECRET: given.PREVIEW_SECRET?.trim() || LOCAL_DEFAULTS.PREVIEW_SECRET,
    TEST_TOOLS: given.TEST_TOOLS?.trim() || LOCAL_DEFAULTS.TEST_TOOLS,
  }
}

/**
 * The site that a command talks to.
 * @param url its origin; by default the one that `npm run site` starts
 * @throws Failure if the address or REVALIDATE_SECRET is missing or malformed
 */
export function readSite(
  url: string | undefined,
  given: Record<string, string | undefined> = process.env,
): { url: string; secret: string } {
  const origin = url ?? `http://127.0.0.1:${readPort(given.PORT, 3000)}`
  const parsed = URL.parse(origin)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new Failure(`--url must be an http or https address, not "${origin}".`)
  }
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(parsed.hostname)
  const secret = given.REVALIDATE_SECRET?.trim() || (isLocal ? LOCAL_DEFAULTS.REVALIDATE_SECRET : undefined)
  if (!secret) throw new Failure(`REVALIDATE_SECRET must be set: it is the one of ${parsed.origin}.`)
  return { url: parsed.origin, secret }
}

/** The port of the `PORT` setting. */
export function readPort(text: string | undefined, fallback: number): number {
  if (!text?.trim()) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT must be a number from 1 to 65535, not "${text}".`)
  }
  return port
}

const REACH_MS = 10_000

/** Reads one row of a hosted database, so that a wrong address or key gives one sentence instead of a failed build. */
export async function assertDatabaseReachable(url: string, key: string): Promise<void> {
  let response: Response
  try {
    response = await fetch(new URL('/rest/v1/cities?select=id&limit=1', url), {
      headers: { apikey: key },
      signal: AbortSignal.timeout(REACH_MS),
    })
  } catch (error) {
    throw new Failure(`The database at ${url} (SUPABASE_URL) cannot be reached: ${messageOf(error)}.`)
  }
  await response.body?.cancel()
  if (response.ok) return
  throw new Failure(`The database at ${url} (SUPABASE_URL) ${explainStatus(response.status)}`)
}

function explainStatus(status: number): string {
  if (status === 401 || status === 403) return `refuses SUPABASE_PUBLISHABLE_KEY (HTTP ${status}).`
  if (status === 404) return 'has no table "cities": apply supabase/migrations to it first.'
  return `answers HTTP ${status} to a simple read.`
}
