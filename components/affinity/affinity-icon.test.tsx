import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon } from '@/components/ui/icon'
import { affinityIcon, affinityIcons } from './affinity-icon'

const draw = (slug: string) => renderToStaticMarkup(<Icon node={affinityIcon(slug)} />)

it('gives every affinity an icon of its own', () => {
  const slugs = readdirSync('content/affinities').map((file) => file.replace(/\.md$/, ''))
  expect(Object.keys(affinityIcons)).toEqual(slugs.toSorted())
  expect(new Set(slugs.map(draw)).size).toBe(slugs.length)
})

it('gives an unknown affinity the general icon, and hides all icons from screen readers', () => {
  expect(draw('left-handed')).toBe(draw('unheard-of'))
  expect(draw('left-handed')).toContain('<svg')
  expect(draw('outdoor')).toMatch(/<svg[^>]*aria-hidden="true"/)
})
