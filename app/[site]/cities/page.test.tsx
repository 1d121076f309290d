import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import CitiesPage from './page'

vi.mock('@/lib/entities/city', () => ({ findCities: async () => [] }))
vi.mock('@/components/ui/toast-on-load', () => ({
  ToastOnLoad: ({ title, destructive }: { title: string; destructive?: boolean }) => (
    <output data-destructive={destructive}>{title}</output>
  ),
}))

it('An empty city table gives the toast and links onward, not an error', async () => {
  const html = renderToStaticMarkup(
    await CitiesPage({ params: Promise.resolve({ site: 'lff' }), searchParams: Promise.resolve({}) }),
  )
  expect(html).toContain(
    '<output data-destructive="true">Could not load cities. Please try again later.</output>',
  )
  expect(html).toContain('No cities are listed right now')
  expect(html).toMatch(/href="\/communities"[^>]*>Browse communities/)
  expect(html).toMatch(/href="\/friendship-apps"[^>]*>Explore friendship apps/)
})
