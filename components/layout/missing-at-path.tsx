'use client'

import { usePathname } from 'next/navigation'
import { missingKindOf } from '@/lib/site/routing'
import { isSite } from '@/lib/site/variants'
import { MissingPage } from './missing-page'

/** The not-found page for the current address. */
export default function MissingAtPath() {
  // While a page is rendered on the server, its path still begins with the brand that the middleware put there.
  const [, first = '', ...rest] = usePathname().split('/')
  return <MissingPage kind={missingKindOf(`/${(isSite(first) ? rest : [first, ...rest]).join('/')}`)} />
}
