export interface Shipped {
  name: string
  version: string
  /** As the package states it, usually an SPDX identifier. */
  license: string
}

interface LockFile {
  packages: Record<
    string,
    {
      version?: string
      license?: string
      dev?: boolean
      devOptional?: boolean
      optional?: boolean
      link?: boolean
    }
  >
}

/**
 * The packages of a lock file that are needed where the site runs, each version once, by name.
 * @throws Error naming a package that states no license
 */
export function shippedPackages({ packages }: LockFile): Shipped[] {
  const shipped = new Map<string, Shipped>()
  for (const [path, { version = '', license, dev, devOptional, optional, link }] of Object.entries(
    packages,
  )) {
    if (!path.includes('node_modules/') || dev || devOptional || link) continue
    const name = path.replace(/^.*node_modules\//, '')
    // A build for one platform has the license of its siblings; the lock file has only that of the installed one.
    if (!license && optional) continue
    if (!license) throw new Error(`${name} ${version} states no license.`)
    shipped.set(`${name} ${version}`, { name, version, license })
  }
  return [...shipped.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  )
}
