'use client'

import { type ErrorScreenProps, LoadFailure } from '@/components/layout/load-failure'

export default function LoadError(props: ErrorScreenProps) {
  return <LoadFailure kind="page" {...props} />
}
