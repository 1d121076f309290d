import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DaylightChart } from './year-charts'

it.each([
  [1.5, 'Daylight: 12 hours<'],
  [53.8, 'Daylight: 7.5 hours to 17 hours<'],
])('says how long days are, once where they are alike: %f', (latitude, said) => {
  expect(renderToStaticMarkup(<DaylightChart latitude={latitude} />).replaceAll('<!-- -->', '')).toContain(
    said,
  )
})
