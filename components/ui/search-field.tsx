import type { ComponentProps, ReactNode } from 'react'
import { SearchIcon } from '@/components/ui/icon'

interface SearchFieldProps
  extends Pick<ComponentProps<'input'>, 'ref' | 'autoComplete' | 'onFocus' | 'onInput'> {
  id: string
  /** What is searched, for visitors who cannot see the magnifying glass. */
  label: string
  placeholder: string
  /** The form's target; with `onSearch`, only until a script handles it. */
  action?: string
  onSearch?: () => void
  /** A button beside the field. */
  children?: ReactNode
}

/** A search field; its text is always sent as `q`. */
export function SearchField({ label, action, onSearch, children, ...input }: SearchFieldProps) {
  return (
    <search>
      <form
        className="relative flex max-w-xl gap-2 print:hidden"
        action={action}
        onSubmit={
          onSearch &&
          ((event) => {
            event.preventDefault()
            onSearch()
          })
        }
      >
        <label className="sr-only" htmlFor={input.id}>
          {label}
        </label>
        <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
        <input
          className="min-h-13 w-full min-w-0 rounded-card border border-line bg-surface py-3 pr-4 pl-12 text-reading text-ink placeholder:text-muted"
          type="search"
          name="q"
          enterKeyHint="search"
          maxLength={80}
          {...input}
        />
        {children}
      </form>
    </search>
  )
}
