import type { ReactNode } from 'react'

/** The sentence under a title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-2.5 max-w-2xl text-lead leading-normal text-soft print:max-w-none">{children}</p>
}
