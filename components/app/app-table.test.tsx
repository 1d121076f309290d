import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { FriendshipApp } from '@/lib/entities/app'
import { AppTable } from './app-table'

const known: Record<string, FriendshipApp['known']> = {
  'Pulse Now': 'pulse',
  'Bumble BFF': 'bumble-bff',
  Meetup: 'meetup',
}
const app = (name: string, more: Partial<FriendshipApp> = {}): FriendshipApp => ({
  id: name,
  name,
  known: known[name] ?? null,
  description: `What ${name} does.`,
  logoUrl: null,
  url: 'https://app.example/',
  ...more,
})
const draw = (apps: FriendshipApp[]) => renderToStaticMarkup(<AppTable apps={apps} />)
const rowsOf = (apps: FriendshipApp[]) => draw(apps).split('<tr').slice(2)

describe('the comparison table', () => {
  it('says so when it is empty', () => {
    const html = draw([])
    expect(html).toContain('No friendship apps available.')
    expect(html).toContain('Check back later.')
    // The page has neither filters nor categories.
    expect(html).not.toMatch(/filter|category/i)
    expect(html).not.toContain('<table')
  })

  it('ranks the apps in the order they come in', () => {
    const rows = rowsOf([app('Second'), app('Pulse Now'), app('Third')])
    expect(rows.map((row) => /data-rank="">(\d)</.exec(row)?.[1])).toEqual(['1', '2', '3'])
  })

  it('highlights Pulse Now with Join Crew, the others get Get App', () => {
    const [pulse = '', other = ''] = rowsOf([app('Pulse Now'), app('Meetup')])
    expect(pulse).toContain('data-featured="true"')
    expect(pulse).toContain('Featured')
    expect(pulse).toContain('Join Crew')
    expect(pulse).toContain('rel="sponsored noopener"')
    expect(other).not.toContain('data-featured')
    expect(other).toContain('Get App')
    expect(other).not.toContain('Join Crew')
  })

  it('pays for the partner by any name that a brand gives it', () => {
    const [row = ''] = rowsOf([app('Pulse Now', { name: 'The Crew App' })])
    expect(row).toContain('rel="sponsored noopener"')
    expect(row).toContain('★ 4.9')
    expect(row).toContain('src="/images/apps/pulse-now.svg"')
  })

  it('shows the fixed ratings: Pulse 4.9, Bumble BFF 4.5, Meetup 4.3, and none for others', () => {
    const rows = rowsOf([app('Pulse Now'), app('Bumble BFF'), app('Meetup'), app('Strava')])
    expect(rows.map((row) => /★ ([\d.]+)/.exec(row)?.[1])).toEqual(['4.9', '4.5', '4.3', undefined])
  })

  it('overrides the logos of Pulse Now and Bumble BFF, whatever their rows say', () => {
    const logoUrl = '/images/apps/meetup.svg'
    const [pulse, bumble, other] = rowsOf([
      app('Pulse Now', { logoUrl }),
      app('Bumble BFF', { logoUrl }),
      app('Meetup', { logoUrl }),
    ])
    expect(pulse).toContain('src="/images/apps/pulse-now.svg"')
    expect(bumble).toContain('src="/images/apps/bumble-bff.svg"')
    expect(other).toContain(`src="${logoUrl}"`)
  })

  it('draws the first letter where an app has no logo, and no button where it has no address', () => {
    const [row] = rowsOf([app('meetup', { url: null })])
    expect(row).toMatch(/<span [^>]*aria-hidden="true">M<\/span>/)
    expect(row).not.toContain('<a ')
  })
})
