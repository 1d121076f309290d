'use client'

import { lazy, Suspense } from 'react'
import type { MissingKind } from '@/lib/site/routing'

const MissingPage = lazy(async () => ({ default: (await import('./missing-page')).MissingPage }))

/**
 * What `not-found.tsx` shows. Every page below it carries what it would show along, so it is named here and loaded if it
 * is needed, which is hardly ever: the middleware answers first, with a ready-made page.
 */
export function LazyNotFound({ kind }: { kind: MissingKind }) {
  return (
    <Suspense>
      <MissingPage kind={kind} />
    </Suspense>
  )
}
