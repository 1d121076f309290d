import 'server-only'
import { readFileSync } from 'node:fs'
import packageJson from '@/package.json' with { type: 'json' }

function buildId(): string {
  if (process.env.NODE_ENV === 'development') return 'development'
  try {
    return readFileSync(
      /* turbopackIgnore: true */ `${process.cwd()}/${process.env.NEXT_DIST_DIR || '.next'}/BUILD_ID`,
      'utf8',
    ).trim()
  } catch {
    return 'unknown'
  }
}

/** The running release: the version of package.json, and Next's build id, which differs with every build. */
export const release = { version: packageJson.version, build: buildId() } as const
