import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noCustoms as none } from '@/lib/city-page/no-facts'
import { HowItWorks } from './how-it-works'

test('what is known of a place is listed, and nothing is said of the rest', () => {
  const html = renderToStaticMarkup(
    <HowItWorks place="Leeds" customs={{ ...none, evenings: 'Between half past six and eight.' }} />,
  )
  expect(html).toContain('How it works in Leeds')
  expect(html).toContain('When evenings start')
  expect(html).toContain('Between half past six and eight.')
  expect(html).not.toContain('Will English do?')
  expect(renderToStaticMarkup(<HowItWorks place="Leeds" customs={none} />)).toBe('')
})
