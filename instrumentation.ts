/** Runs once when a server starts, before Next puts its cache around fetch. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env, placeholderOrigins } = await import('@/lib/env')
  const { checkedFetch } = await import('@/lib/db/checked-fetch')
  globalThis.fetch = checkedFetch(globalThis.fetch, env.supabaseUrl)
  // The development server lives on inline scripts and eval.
  if (process.env.NODE_ENV === 'production') {
    const { secureServer } = await import('@/lib/security/server')
    const { compressedFiles } = await import('@/lib/delivery/files')
    const built = `${process.cwd()}/${process.env.NEXT_DIST_DIR || '.next'}/static`
    secureServer(env.imageOrigins, compressedFiles(/* turbopackIgnore: true */ built))
  }

  // A build starts this file, too, and has nothing to follow.
  if (process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startFollower } = await import('@/lib/revalidate/start-follower')
    startFollower()
  }

  const placeholders = Object.values(placeholderOrigins).filter((origin) =>
    Object.values(env.origins).includes(origin),
  )
  if (process.env.NODE_ENV === 'production' && placeholders.length > 0) {
    console.warn(`Settings: LFF_URL and MNF_URL still have example values (${placeholders.join(', ')}).`)
  }
}
