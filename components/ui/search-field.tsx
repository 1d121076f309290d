import type { ComponentProps } from 'react'

interface SearchFieldProps
  extends Pick<ComponentProps<'input'>, 'ref' | 'autoComplete' | 'onFocus' | 'onInput'> {
  id: string
  /** What is searched, for visitors who do not see the magnifying glass. */
  label: string
  placeholder: string
  /** Where the form leads as long as no script answers it. */
  action?: string
  onSearch: () => void
}

/** One line to search by; its text is called `q` wherever it is sent. */
export function SearchField({ label, action, onSearch, ...input }: SearchFieldProps) {
  return (
    <search>
      <form
        className="search"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch()
        }}
      >
        <label className="sr-only" htmlFor={input.id}>
          {label}
        </label>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-4-4" />
        </svg>
        <input type="search" name="q" enterKeyHint="search" maxLength={80} {...input} />
      </form>
    </search>
  )
}
