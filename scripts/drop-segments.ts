// node scripts/drop-segments.ts [build directory]
// Next 16 prerenders up to nine segments of each page for prefetching: two thirds of a build's files and half its size.
// This site never prefetches (docs/decisions/004-plain-links.md), and Next has no setting to skip them.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inProject } from './lib/project.ts'

/**
 * Removes the prefetch segments from a finished build and its standalone copy. Next then handles requests for a segment
 * as if it had never been rendered.
 * @param distDir the build's directory
 * @returns how many files were removed
 */
export function dropSegments(distDir: string): number {
  let files = 0
  const builds = [distDir, join(distDir, 'standalone', basename(distDir))].map((build) =>
    join(build, 'server/app'),
  )
  for (const path of builds.flatMap((app) =>
    globSync('**/*.meta', { cwd: app }).map((meta) => join(app, meta)),
  )) {
    const { segmentPaths, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as { segmentPaths?: string[] }
    if (!segmentPaths) continue
    writeFileSync(path, JSON.stringify(rest))
    rmSync(path.replace(/\.meta$/, '.segments'), { recursive: true, force: true })
    files += segmentPaths.length
  }
  return files
}

if (import.meta.main) {
  const distDir = process.argv[2] ?? inProject(process.env.NEXT_DIST_DIR || '.next')
  console.log(`Prefetch segments: ${dropSegments(distDir)} files left out.`)
}
