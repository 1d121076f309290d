import { expect, it } from 'vitest'
import { suitsFirstVisit } from './first-visit'

const group = (name: string, start: string | null = null, what = '', how = '', ...suits: string[]) => ({
  ...{ name, what, how, join: null, isOld: false },
  schedule: { start },
  communities: suits.map((slug) => ({ slug })),
})

it.each<[name: string, start: string | null, what: string]>([
  ['City Dance', '20:00', ''],
  ['Riverside Bike Ride', '09:00', 'A social ride at an easy pace.'],
  ['Tuesday Ride', '17:30', 'A slow ride for everybody.'],
  ['Moor parkrun', null, ''],
  ['Running Collective', null, 'Free group runs for women and for men.'],
  ['Brisbane parkrun', '07:00', ''],
])('takes somebody new who comes alone: %s at %s', (...given) => {
  expect(suitsFirstVisit(group(...given))).toBe(true)
})

it.each<[name: string, start: string | null, what: string, how?: string]>([
  ['Milonga', '21:30', ''],
  ['Saturday Ride', '09:00', 'A group ride.', 'Gravel and mountain bikes only.'],
  ['City BIPOC Ride', '09:00', ''],
  ['WTFNB Ride', '09:00', ''],
  ['Thursday Ride', '20:00', ''],
  ['Breakfast Ride', '07:00', ''],
  ['Recreovía', '06:00', ''],
  ['Wheels', '19:00', 'A bike ride through the city.'],
  ['Wheelmen Sunday Ride', '09:00', 'A club that rides on Sundays.'],
  ['Saturday Ride', '09:00', 'A fast road ride of 60 miles.'],
  ['Night Ride', null, ''],
  ['Critical Mass', null, 'People who have ridden together on Sunday mornings.'],
  ['Canyon Mountain Bike Ride', '09:00', ''],
  ['Gurlz on Dirt', '10:00', ''],
  ['WTNB Ride', '10:00', ''],
  ["Coast Women's Ride", '10:00', ''],
  ['Santa Fe Seniors on Bikes', '09:00', ''],
  ['Leeds u3a', '13:55', 'Talks and small groups for people who have finished full-time work.'],
  ['Oddfellows', '14:00', 'A society of members, mostly older, with lunches.'],
  ['Beginner Ride', '08:00', 'A ride of a shop that is focused on women.'],
  ['City Runners', '09:00', 'A running group for women.'],
  ['ESN', '19:00', 'Student volunteers who run evenings for exchange and international students.'],
  ['Tandem', '19:00', 'Student volunteers who hold evenings for students from abroad.'],
  ['Hash House Harriers', '15:00', ''],
])('is not for somebody new who comes alone: %s at %s', (...given) => {
  expect(suitsFirstVisit(group(...given))).toBe(false)
})

it.each<[suits: string[], isForAnybody: boolean]>([
  [['running'], true],
  [['coding', 'gaming'], true],
  [['coding'], false],
  [['coding', 'side-projects'], false],
  [['students'], false],
  [['over-50s', 'new-parents'], false],
])('a group that suits only one trade or some people is not for everybody: %s', (suits, isForAnybody) => {
  expect(suitsFirstVisit(group('Town evenings', '19:00', '', '', ...suits))).toBe(isForAnybody)
})
