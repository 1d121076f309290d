import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Footer } from './footer'

it('leads to helplines, names its sources and says that partner links are paid', () => {
  const html = renderToStaticMarkup(<Footer site="mnf" />)
  expect(html).toMatch(/href="https:\/\/findahelpline\.com\/"[^>]*>Find a helpline/)
  expect(html).toContain('paid affiliate links')
  expect(html).toContain('GeoNames')
})
