'use client'

import { lazy, Suspense } from 'react'
import type { MissingKind } from '@/lib/site/routing'

const MissingPage = lazy(async () => ({ default: (await import('./missing-page')).MissingPage }))

/**
 * The content of `not-found.tsx`. Next sends that content with every page below it, so it is loaded lazily. It is
 * hardly ever needed, because the middleware responds first with a prerendered page.
 */
export function LazyNotFound({ kind }: { kind: MissingKind }) {
  return (
    <Suspense>
      <MissingPage kind={kind} />
    </Suspense>
  )
}
