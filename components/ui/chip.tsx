import type { ComponentProps } from 'react'
import { cn } from './cn'

const chip = cn(
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-surface px-4 py-1 text-ui font-semibold text-ink hover:border-brand',
)

/** A choice: it filters the list below, or links to a combination. */
export function Chip(link: ComponentProps<'a'>) {
  return (
    <a
      className={cn(
        chip,
        'aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-on-brand',
      )}
      {...link}
    />
  )
}

/** A choice that is on or off and acts on this page. */
export function ToggleChip({ isOn, ...button }: ComponentProps<'button'> & { isOn: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={cn(
        chip,
        'aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
      )}
      {...button}
    />
  )
}
