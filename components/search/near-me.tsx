'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'

/** The nearest cities, computed on the visitor's device. */
export function NearMe() {
  const [isAsking, setIsAsking] = useState(false)
  const [answer, setAnswer] = useState<ReactNode>(null)

  const ask = async () => {
    if (isAsking) return
    setIsAsking(true)
    try {
      const { nearCities } = await import('./near-cities')
      setAnswer(await nearCities())
    } catch {
      setAnswer('The list of cities could not be loaded. Please try again.')
    }
    setIsAsking(false)
  }

  return (
    <div className="print:hidden [@media(scripting:none)]:hidden">
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={ask} aria-disabled={isAsking}>
          {isAsking ? 'Looking…' : 'Cities near me'}
        </Button>
        <p className="text-sm text-soft">Worked out on your device, sent nowhere.</p>
      </div>
      <div className="text-ui not-empty:mt-3" aria-live="polite">
        {answer}
      </div>
    </div>
  )
}
