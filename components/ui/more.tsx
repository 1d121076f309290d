import type { ReactNode } from 'react'

/**
 * The rest of a list, which opens in place. On a wide screen, and on paper, it is open and has no switch (app/styles/more.css);
 * without a script the browser opens it by itself.
 */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="more">
      <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-[0.2em]">
        {label}
      </summary>
      {children}
    </details>
  )
}
