// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CommunityCard } from '@/lib/entities/community'
import { paths } from '@/lib/paths'
import { CommunityList } from './community-list'

const community = (slug: string, name: string, micro = '', short = ''): CommunityCard => ({
  id: slug,
  name,
  slug,
  micro,
  short,
  imageUrl: null,
})

const drawn = (options: { withFigures?: boolean; searchMicro?: boolean }) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(
    createElement(CommunityList, {
      communities: [
        community('knit', 'Knit & <b>Natter</b>', 'Say "hello"', 'Wool <i>only</i>'),
        community('hiking', 'Hiking'),
      ],
      hrefOf: paths.community,
      columns: 4,
      ...options,
    }),
  )
  return [...host.querySelectorAll('li')]
}

it('writes names and texts as text, each with its link and icon', () => {
  const [knit, hiking] = drawn({})
  expect(knit?.querySelector('a')?.textContent).toBe('Knit & <b>Natter</b>')
  expect(knit?.querySelector('p')?.textContent).toBe('Wool <i>only</i>')
  expect(hiking?.querySelector('a')?.getAttribute('href')).toBe('/communities/hiking')
  expect(hiking?.querySelector('p')).toBeNull()
  expect(hiking?.querySelector('svg[aria-hidden="true"] path')).not.toBeNull()
})

it('contains the micro description only if it is searched, and figures only if they are shown', () => {
  expect(drawn({})[0]?.outerHTML).not.toMatch(/data-q|<small/)
  expect(drawn({ searchMicro: true })[0]?.dataset.q).toBe('Say "hello"')
  expect(drawn({ withFigures: true })[0]?.querySelector('small')?.textContent).toMatch(/ · \d+ cities$/)
})
