'use client'

import { usePathname } from 'next/navigation'
import { type ErrorScreenProps, LoadFailure } from '@/components/layout/load-failure'
import { failureKindOf } from '@/lib/site/failures'

export default function LoadError(props: ErrorScreenProps) {
  return <LoadFailure kind={failureKindOf(usePathname())} {...props} />
}
