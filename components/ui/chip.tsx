import type { ComponentProps } from 'react'

/** A choice: it filters the list below, or links to a combination. */
export function Chip(link: ComponentProps<'a'>) {
  return (
    <a
      className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-surface px-4 py-1 text-ui font-semibold text-ink hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-on-brand"
      {...link}
    />
  )
}
