// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CommunityCard } from '@/lib/entities/community'
import { paths } from '@/lib/paths'
import { CommunityList, communityCards } from './community-list'

const community = (slug: string, name: string, micro = '', short = ''): CommunityCard => ({
  id: slug,
  name,
  slug,
  micro,
  short,
  imageUrl: null,
})

const communities = [
  community('knit', 'Knit & <b>Natter</b>', 'Say "hello"', 'Wool <i>only</i>'),
  community('hiking', 'Hiking'),
]

const drawn = () => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(
    createElement(CommunityList, { communities, hrefOf: paths.community, columns: 4 }),
  )
  return [...host.querySelectorAll('li')]
}

it('writes names and texts as text, each with its link and icon', () => {
  const [knit, hiking] = drawn()
  expect(knit?.querySelector('a')?.textContent).toBe('Knit & <b>Natter</b>')
  expect(knit?.querySelector('p')?.textContent).toBe('Wool <i>only</i>')
  expect(hiking?.querySelector('a')?.getAttribute('href')).toBe('/communities/hiking')
  expect(hiking?.querySelector('p')).toBeNull()
  expect(hiking?.querySelector('svg[aria-hidden="true"] path')).not.toBeNull()
})

it('searches the micro description only if asked to, and has figures only if they are shown', () => {
  const [plain] = communityCards({ communities, hrefOf: paths.community })
  expect(plain?.alsoSearched).toEqual([])
  expect(plain?.note).toBeFalsy()
  const options = { communities, hrefOf: paths.community, searchMicro: true, withFigures: true }
  const [searched] = communityCards(options)
  expect(searched?.alsoSearched).toEqual(['Say "hello"'])
  expect(renderToStaticMarkup(searched?.note)).toMatch(/ · \d+ cities<\/small>$/)
})

it('names the groups that meet in a city instead of what a community is, and still searches that', () => {
  const here = communities.map((one) => ({ ...one, here: one.slug === 'knit' ? 'Stitch and Sit' : '' }))
  const [knit, hiking] = communityCards({ communities: here, hrefOf: paths.community })
  expect(knit?.text).toBe('Stitch and Sit')
  expect(knit?.alsoSearched).toEqual(['Wool <i>only</i>'])
  expect(hiking?.text).toBe('')
  expect(hiking?.alsoSearched).toEqual([])
})
