import { expect, it } from 'vitest'
import { noCityFacts, noCountryFacts } from '@/lib/city-page/no-facts'
import type { Place } from '@/lib/entities/types'
import { cityFaq } from './faq'
import { firstMessage, firstWeek } from './first-week'
import type { CitySubject } from './subject'

const place = (title: string): Place => ({ id: title, title, description: '', communities: [] })
const subject: CitySubject = {
  name: 'Cairo',
  facts: { ...noCityFacts, languages: ['Arabic'] },
  countryFacts: { ...noCountryFacts, languages: ['Arabic'], weekend: ['fri', 'sat'] },
  places: [place('Al-Azhar Park'), place('Zamalek')],
}

it.each(['lff', 'mnf'] as const)('plans seven days that end with the local days off (%s)', (site) => {
  const week = firstWeek(site, subject)
  expect(week.map(({ day }) => day)).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ])
  expect(week.map(({ text }) => text).join(' ')).toContain('Al-Azhar Park')
  expect(week.map(({ text }) => text).join(' ')).not.toContain('{')
  expect(firstWeek(site, { ...subject, places: [] })).toEqual([])
  expect(firstMessage(site, 'Cairo')).toContain('Cairo')
})

it.each(['lff', 'mnf'] as const)('answers six questions even if few facts are known (%s)', (site) => {
  for (const known of [subject, { ...subject, countryFacts: null, places: [] }]) {
    const faq = cityFaq(site, known)
    expect(new Set(faq.map(({ question }) => question)).size).toBe(6)
    expect(faq.map(({ answer }) => answer).join(' ')).toMatch(/50 hours.*200\+ hours/)
  }
})
