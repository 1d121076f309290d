import type { Instrumentation } from 'next'
import { env, placeholderOrigins } from '@/lib/env'
import { errorLine } from '@/lib/server/error-log'

/** Runs once when a server starts. Nothing of Next or Node is changed here. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // A build runs this file too, but has nothing to follow.
  if (process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startFollower } = await import('@/lib/revalidate/start-follower')
    startFollower()
  }

  if (env.previewSecret && env.previewSecret === env.revalidateSecret) {
    console.warn(
      'Settings: PREVIEW_SECRET is not set, so whoever previews can renew pages too (REVALIDATE_SECRET).',
    )
  }
  const placeholders = Object.values(placeholderOrigins).filter((origin) =>
    Object.values(env.origins).includes(origin),
  )
  if (process.env.NODE_ENV === 'production' && placeholders.length > 0) {
    console.warn(`Settings: LFF_URL and MNF_URL still have example values (${placeholders.join(', ')}).`)
  }
}

export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  console.error(
    errorLine(error, request, context, [env.supabaseSecretKey, env.revalidateSecret, env.previewSecret]),
  )
}
