'use client'

import { lazy, Suspense } from 'react'

const MissingPage = lazy(() => import('./missing-at-path'))

/**
 * The content of `not-found.tsx`. Next sends that content with every page, so it is loaded lazily. It is hardly ever
 * needed, because the middleware responds first with a prerendered page.
 */
export function LazyNotFound() {
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  )
}
