import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { draftMode } from 'next/headers'
import { notFound } from 'next/navigation'
import { ClientNavigation } from '@/components/layout/client-navigation'
import { CookieBanner } from '@/components/layout/cookie-banner'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { LinkAnalytics } from '@/components/layout/link-analytics'
import { PreviewBar } from '@/components/layout/preview-bar'
import { Toasts } from '@/components/ui/toasts'
import { findFooterShortcuts } from '@/lib/entities/shortcuts'
import { paths } from '@/lib/paths'
import { siteMetadata } from '@/lib/seo/metadata'
import { isSite, type Site, siteIds, sites } from '@/lib/site/variants'

export const revalidate = 300

type Props = LayoutProps<'/[site]'>

export const generateStaticParams = () => siteIds.map((site) => ({ site }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await params
  return isSite(site) ? siteMetadata(site) : {}
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { site } = await params
  return {
    width: 'device-width',
    initialScale: 1,
    maximumScale: 5,
    themeColor: (isSite(site) ? sites[site] : sites.lff).themeColor,
  }
}

/** It reads beside the page and not before it, so that neither waits for the other. */
async function SiteFooter({ site }: { site: Site }) {
  return <Footer site={site} shortcuts={await findFooterShortcuts()} />
}

export default async function RootLayout({ params, children }: Props) {
  const { site } = await params
  if (!isSite(site)) notFound()
  const { isEnabled: isPreview } = await draftMode()
  return (
    <html lang="en" data-site={site}>
      <body>
        <a
          className="fixed top-2 left-2 z-80 -translate-y-[200%] rounded-card bg-brand px-4 py-3 font-strong text-on-brand focus:translate-y-0 print:hidden"
          href="#main"
        >
          Skip to content
        </a>
        <CookieBanner privacyPath={paths.privacy} />
        <Header site={site} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter site={site} />
        {isPreview && <PreviewBar leaveAction={paths.leavePreview} />}
        <Toasts />
        <ClientNavigation />
        <LinkAnalytics />
      </body>
    </html>
  )
}
