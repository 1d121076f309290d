'use client'

import { type ComponentProps, useSyncExternalStore } from 'react'
import { Button } from './button'
import { cn } from './cn'

const never = () => () => {}

/** Whether the script has loaded that a control of the page needs. */
export const useHasScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * A button that acts by a script: hidden without JavaScript, and announced as unavailable until its script has loaded. It
 * keeps its looks, because that is mostly over in an instant, and its place in the tab order, to be pressed a moment
 * later. An early press is not kept: only a script within the document could note it, and the policy allows none.
 */
export function ScriptButton({
  className,
  'aria-disabled': isBusy,
  ...button
}: ComponentProps<typeof Button>) {
  const isEarly = !useHasScript()
  return (
    <Button
      className={cn('aria-disabled:cursor-progress no-script:hidden', className)}
      aria-disabled={isEarly || isBusy}
      {...button}
    />
  )
}
