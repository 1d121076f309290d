'use client'

import { useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { ScriptButton } from '@/components/ui/script-button'
import { showToast } from '@/components/ui/toast-event'
import { paths } from '@/lib/paths'

interface JoinToggleProps {
  name: string
  /** A calendar of the community's dates; without it, its news are the site's articles. */
  calendarHref?: string
}

/**
 * Joins and leaves. The state exists only on this page; nothing is sent or stored (docs/product.md 9.4). The toast
 * promises updates, and its link is how to get them.
 */
export function JoinToggle({ name, calendarHref }: JoinToggleProps) {
  const [joined, setJoined] = useState(false)

  const toggle = () => {
    setJoined(!joined)
    void afterPaint().then(() =>
      showToast(
        joined
          ? { title: 'Left community', text: `You have left the ${name} community.`, destructive: true }
          : {
              title: 'Joined community!',
              text: `Welcome to the ${name} community! You'll receive updates about events and activities.`,
              action: calendarHref
                ? { label: 'Subscribe to the dates', href: calendarHref }
                : { label: 'Subscribe to the news feed', href: paths.feed },
            },
      ),
    )
  }

  return (
    <>
      <ScriptButton look={joined ? 'quiet' : 'primary'} onClick={toggle}>
        {joined ? 'Joined Community' : `Join ${name}`}
      </ScriptButton>
      <p className="order-last basis-full text-sm text-soft no-script:hidden">
        Joining is noted on this page only; nothing is sent. Updates come by the{' '}
        {calendarHref ? 'calendar' : 'feed'} that you subscribe to.
      </p>
    </>
  )
}
