/**
 * Where an old address leads (docs/product.md 2.4). A redirect holds for everything below its address, and that of a
 * community for its pages in cities and with affinities too.
 * @param path a path in its canonical spelling
 * @param redirects old address → new address, both without chains
 * @returns null if no redirect concerns the path
 */
export function movedPath(path: string, redirects: ReadonlyMap<string, string>): string | null {
  if (redirects.size === 0) return null
  const withCommunity = withMovedCommunity(path, redirects)
  const moved = withMovedBeginning(withCommunity, redirects)
  return moved === path ? null : moved
}

/** The longest part of the path that has moved, replaced. */
function withMovedBeginning(path: string, redirects: ReadonlyMap<string, string>): string {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const target = redirects.get(path.slice(0, end))
    if (target !== undefined) return (target === '/' && end < path.length ? '' : target) + path.slice(end)
  }
  return path
}

const communityForm = /^\/communities\/([^/]+)$/

/** The community at the end of /cities/{city}/communities/{community} or /affinities/{affinity}/{community}, replaced. */
function withMovedCommunity(path: string, redirects: ReadonlyMap<string, string>): string {
  const [, before, slug] = /^(\/cities\/[^/]+\/communities\/|\/affinities\/[^/]+\/)([^/]+)$/.exec(path) ?? []
  if (before === undefined) return path
  const moved = communityForm.exec(redirects.get(`/communities/${slug}`) ?? '')?.[1]
  return moved === undefined ? path : before + moved
}
