import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FooterShortcuts } from '@/lib/entities/shortcuts'
import { siteIds } from '@/lib/site/variants'
import { Footer } from './footer'

const none: FooterShortcuts = { cities: [], countries: [], communities: [] }

it.each(siteIds)(
  'leads on %s to helplines, names its sources and says that partner links are paid',
  (site) => {
    const html = renderToStaticMarkup(<Footer site={site} shortcuts={none} />)
    expect(html).toMatch(
      /Somebody to talk to now: <a[^>]*href="https:\/\/findahelpline\.com\/"[^>]*>findahelpline\.com/,
    )
    expect(html).toContain('paid affiliate links')
    expect(html).toContain('GeoNames')
  },
)

it('shows its shortcuts, and leaves out a column without links', () => {
  const cities = [{ name: 'Oslo', href: '/cities/oslo' }]
  const html = renderToStaticMarkup(<Footer site="mnf" shortcuts={{ ...none, cities }} />)
  expect(html).toContain('href="/cities/oslo">Oslo</a>')
  expect(html).toContain('href="/this-week">This week</a>')
  expect(html).not.toContain('aria-label="Countries"')
})
