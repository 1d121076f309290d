import '@/app/globals.css'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { Toasts } from '@/components/ui/toasts'

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false, follow: false } }

/** Shown if not even the variant is known: for files and endpoints that do not exist. */
export default function GlobalNotFound() {
  return (
    <html lang="en" data-site="lff">
      <body>
        <main id="main" tabIndex={-1}>
          <MissingPage kind="page" />
        </main>
        <Toasts />
      </body>
    </html>
  )
}
