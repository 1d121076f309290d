import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationSkeleton } from './navigation-skeleton'

const counts = (path: string) =>
  [...renderToStaticMarkup(<NavigationSkeleton path={path} />).matchAll(/data-skeleton="(\d+)"/g)].map(
    ([, count]) => Number(count),
  )

it.each([
  ['/cities', [8]],
  ['/communities', [8]],
  ['/countries', [8]],
  ['/blog', [6]],
  ['/friendship-apps', [6]],
  ['/apps-for-making-friends', [6]],
  ['/cities/tokyo/suggestions', [6]],
  ['/countries/jp', [6]],
  ['/', [6, 3, 6]],
])('a navigation to %s shows %j placeholders', (path, expected) => expect(counts(path)).toEqual(expected))

it('says "Loading..." to screen readers', () => {
  expect(renderToStaticMarkup(<NavigationSkeleton path="/cities" />)).toMatch(
    /role="status"[^>]*><span class="sr-only">Loading\.\.\.<\/span>/,
  )
})
