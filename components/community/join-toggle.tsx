'use client'

import { useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-event'

/** Joins and leaves. The state exists only on this page; nothing is sent or stored (docs/product.md 9.4). */
export function JoinToggle({ name }: { name: string }) {
  const [joined, setJoined] = useState(false)

  const toggle = () => {
    setJoined(!joined)
    void afterPaint().then(() =>
      showToast(
        joined
          ? { title: 'Left community', text: `You have left the ${name} community.`, destructive: true }
          : {
              title: 'Joined community!',
              text: `Welcome to the ${name} community! It is noted on this page only: nothing is sent, and nobody is told.`,
            },
      ),
    )
  }

  return (
    <Button look={joined ? 'quiet' : 'primary'} onClick={toggle}>
      {joined ? 'Joined Community' : `Join ${name}`}
    </Button>
  )
}
