import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import GlobalError from './global-error'

it('The last error screen is titled "Unexpected Application Error!" and offers another try', () => {
  const html = renderToStaticMarkup(<GlobalError error={new Error('lost')} reset={() => {}} />)
  expect(html).toContain('<title>Unexpected Application Error!</title>')
  expect(html).toContain('<h1>Unexpected Application Error!</h1>')
  expect(html).toMatch(/<button[^>]*>Retry</)
  expect(html).toContain('href="/"')
})
