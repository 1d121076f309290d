'use client'

import { type ReactNode, useState } from 'react'
import { NearButton } from './near-button'

/** The nearest cities, computed on the visitor's device. */
export function NearMe() {
  const [answer, setAnswer] = useState<ReactNode>(null)

  const find = async () => {
    try {
      const { nearCities } = await import('./near-cities')
      setAnswer(await nearCities())
    } catch {
      setAnswer('The list of cities could not be loaded. Please try again.')
    }
  }

  return (
    <div className="print:hidden no-script:hidden">
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <NearButton label="Cities near me" find={find} />
        <p className="text-sm text-soft">Worked out on your device, sent nowhere.</p>
      </div>
      <div className="text-ui not-empty:mt-3" aria-live="polite">
        {answer}
      </div>
    </div>
  )
}
