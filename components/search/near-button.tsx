'use client'

import { useState } from 'react'
import { ScriptButton } from '@/components/ui/script-button'

interface NearButtonProps {
  label: string
  /** Asks for the position and shows what is near; it says itself what went wrong. */
  find: () => Promise<void>
}

/** Looks for what is near, once at a time, and says so: the browser asks the visitor first, which can take a while. */
export function NearButton({ label, find }: NearButtonProps) {
  const [isLooking, setIsLooking] = useState(false)

  const look = async () => {
    if (isLooking) return
    setIsLooking(true)
    await find()
    setIsLooking(false)
  }

  return (
    <ScriptButton onClick={look} aria-disabled={isLooking}>
      {isLooking ? 'Looking…' : label}
    </ScriptButton>
  )
}
