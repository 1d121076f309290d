import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TopicPicture } from './topic-picture'

it('draws the picture of a row, and nothing for a row without one', () => {
  expect(renderToStaticMarkup(<TopicPicture url="/images/communities/choir-1600.webp" />)).toContain(
    'src="/images/communities/choir-1600.webp"',
  )
  expect(renderToStaticMarkup(<TopicPicture url={null} />)).toBe('')
})
