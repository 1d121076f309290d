import { expect, it } from 'vitest'
import { noCityFacts, noCountryFacts, noCustoms } from '@/lib/city-page/no-facts'
import type { Group } from '@/lib/entities/group'
import type { Place } from '@/lib/entities/suggestion'
import { weekdays } from '@/lib/entities/usable'
import { parseRule } from '@/lib/facts/recurrence'
import { cityFaq } from './faq'
import { firstMessage, firstWeek } from './first-week'
import type { CitySubject } from './subject'

const place = (title: string, days: Place['days'] = [...weekdays]): Place => ({
  id: title,
  title,
  description: '',
  caution: '',
  isIndoors: false,
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  communities: [],
  days,
})
const subject: CitySubject = {
  name: 'Cairo',
  facts: { ...noCityFacts, languages: ['Arabic'] },
  countryFacts: { ...noCountryFacts, languages: ['Arabic'], weekend: ['fri', 'sat'] },
  customs: noCustoms,
  places: [place('Al-Azhar Park'), place('Zamalek')],
  groups: [],
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

it.each(['lff', 'mnf'] as const)('names places that ask for no caution before others (%s)', (site) => {
  const places = [
    { ...place('The hill'), caution: 'Loose stones: by day.' },
    place('The library'),
    place('The museum'),
  ]
  const outings = firstWeek(site, { ...subject, places }).flatMap(
    ({ text }) => places.find(({ title }) => text.includes(title))?.title ?? [],
  )
  expect(outings.slice(0, 2)).toEqual(['The library', 'The museum'])
  expect(cityFaq(site, { ...subject, places })[0]?.answer).not.toContain('The hill')
  // Also before one that is open on more days.
  const weekdays = places.map((each) =>
    each.caution ? each : { ...each, days: ['mon', 'tue'] as Place['days'] },
  )
  expect(cityFaq(site, { ...subject, places: weekdays })[0]?.answer).not.toContain('The hill')
})

it.each(['lff', 'mnf'] as const)('tells a danger wherever it sends somebody to a place (%s)', (site) => {
  const caution = 'Stay out of the woods behind it.'
  const lake = { ...place('The lake'), caution }
  const stepsTo = (title: string, places: Place[]) =>
    firstWeek(site, { ...subject, places }).filter(({ text }) => text.includes(title))
  expect(stepsTo('The lake', [lake])).toHaveLength(1)
  expect(stepsTo('The lake', [lake])[0]?.text).toContain(`. ${caution}`)
  // Nobody is sent to it while another place is open, which is visited once more instead.
  const places = [place('The library'), lake]
  expect(stepsTo('The lake', places)).toEqual([])
  expect(stepsTo('The library', places)).toHaveLength(2)
  const [start] = cityFaq(site, { ...subject, places })
  expect(start?.answer).toContain('The library')
  expect(start?.answer).not.toContain('The lake')
  // Where each place has a danger, a roof comes before the open air.
  const arcade = { ...place('The arcade'), caution: 'Bags are snatched at the door.', isIndoors: true }
  const outings = firstWeek(site, {
    ...subject,
    places: [lake, { ...lake, id: 'pier', title: 'The pier' }, arcade],
  })
  expect(outings.find(({ text }) => text.includes(': The '))?.text).toContain('The arcade')
})

it.each(['lff', 'mnf'] as const)('repeats no step where there is one day off (%s)', (site) => {
  const places = ['A', 'B', 'C', 'D'].map((title) => place(title))
  const week = firstWeek(site, { ...subject, places, countryFacts: { ...noCountryFacts, weekend: ['sun'] } })
  expect(new Set(week.map(({ text }) => text)).size).toBe(7)
})

it.each(['lff', 'mnf'] as const)(
  'sends nobody to a market that is closed, or alone up a ridge (%s)',
  (site) => {
    const week = (...places: Place[]) =>
      firstWeek(site, {
        ...subject,
        places,
        countryFacts: { ...noCountryFacts, weekend: ['sat', 'sun'] },
      }).flatMap(({ day, text }) => {
        const named = places.find(({ title }) => text.includes(title))
        return named ? [`${day}: ${named.title}`] : []
      })
    const market = place('Market Hall', ['sat'])
    const ridge = place('North Ridge', [])
    const park = place('Old Park')
    expect(week(market, ridge, park, place('Quay'))).toEqual([
      'Tuesday: Old Park',
      'Thursday: Quay',
      'Saturday: Market Hall',
    ])
    expect(week(market, ridge)).toEqual(['Saturday: Market Hall'])
    expect(cityFaq(site, { ...subject, places: [ridge, market, park] })[0]?.answer).toContain(
      'Old Park or Market Hall',
    )
  },
)

it.each(['lff', 'mnf'] as const)(
  'sends somebody alone among people first, to the shore last, and never out of season (%s)',
  (site) => {
    const suiting = (title: string, slug: string, more: Partial<Place> = {}): Place => ({
      ...place(title),
      communities: [{ id: slug, slug, name: slug } as Place['communities'][number]],
      ...more,
    })
    const cove = suiting('Far Cove', 'swimming', { days: ['sat', 'sun'] })
    const ridge = suiting('North Ridge', 'hiking', { days: ['sun'] })
    const named = (...places: Place[]) =>
      firstWeek(site, { ...subject, places, countryFacts: { ...noCountryFacts, weekend: ['sat', 'sun'] } })
        .map(({ text }) => places.find(({ title }) => text.includes(title))?.title)
        .filter((title) => title !== undefined)
    const library = suiting('Library', 'book-clubs')
    const four = [cove, ridge, library, place('Old Park'), place('Quay'), place('Market Hall')]
    expect(named(...four)).toEqual(['Library', 'Old Park', 'Quay'])
    // The first step is under a roof, and so is the hour among people on a day off where there are two.
    const museum = { ...place('The Museum'), isIndoors: true }
    const gallery = { ...place('The Gallery'), isIndoors: true }
    const outside = [place('Old Park'), place('Quay'), place('The Bridge')]
    expect(named(...outside, museum)).toEqual(['The Museum', 'Old Park', 'Quay'])
    expect(named(...outside, museum, gallery)).toEqual(['The Museum', 'Old Park', 'The Gallery'])
    // Where people are once more rather than a shore, and a shore where nothing else is open.
    expect(named(cove, library)).toEqual(['Library', 'Library'])
    expect(named(cove, { ...library, days: ['tue'] })).toEqual(['Library', 'Far Cove'])
    // A pool under a roof is no shore.
    expect(named(cove, { ...suiting('Pool', 'swimming'), isIndoors: true })).toEqual(['Pool', 'Pool'])
    const lido = { ...place('Summer Lido'), months: [6, 7, 8] }
    expect(named(lido, library)).toEqual(['Library', 'Library'])
    expect(firstWeek(site, { ...subject, places: [lido, { ...ridge, days: [] }] })).toEqual([])
    expect(cityFaq(site, { ...subject, places: [lido, library, place('Quay')] })[0]?.answer).not.toContain(
      'Lido',
    )
  },
)

it.each(['lff', 'mnf'] as const)('sends nobody out on a day without a place (%s)', (site) => {
  const places = [{ ...place('Library'), days: ['tue' as const] }]
  const week = firstWeek(site, {
    ...subject,
    places,
    countryFacts: { ...noCountryFacts, weekend: ['sat', 'sun'] },
  })
  const out = week.filter(({ text }) => /\bout\b/i.test(text) && !text.includes('Library'))
  expect(out).toEqual([])
})

it.each(['lff', 'mnf'] as const)(
  'says what is true of a polar night and of a city without seasons (%s)',
  (site) => {
    const said = (facts: Partial<CitySubject['facts']>) =>
      cityFaq(site, { ...subject, facts: { ...subject.facts, ...facts } })
        .map(({ answer }) => answer)
        .join(' ')
    const position = { latitude: 69.65, longitude: 18.96 }
    expect(said({ position, months: [6, 7] })).toContain('the sun does not rise and in midsummer')
    const months = Array.from({ length: 12 }, (_, index) => index + 1)
    expect(said({ months })).toMatch(/[Aa]ll year/)
  },
)

it.each(['lff', 'mnf'] as const)('ends no sentence with two full stops (%s)', (site) => {
  const known = { ...subject, name: 'Washington, D.C.' }
  const said = cityFaq(site, known).flatMap(({ question, answer }) => [question, answer])
  expect(said.filter((text) => text.includes('..'))).toEqual([])
  expect(said.join(' ')).toContain('Washington, D.C.')
})

it('names a group with its day only where there is one', () => {
  const vague = { rule: null, rhythm: 'once a month', start: null, months: [] }
  const monthly = group('Hare', 'FREQ=WEEKLY;BYDAY=MO', { schedule: vague })
  const said = (...groups: Group[]) => cityFaq('lff', { ...subject, groups }).at(4)?.answer
  expect(said(monthly)).not.toContain('Hare')
  expect(said(monthly, group('Choir', 'FREQ=WEEKLY;BYDAY=MO'))).toContain(
    'Listed with a day: Choir (Mondays at 19:00).',
  )
})

it.each(['FREQ=MONTHLY', 'FREQ=WEEKLY;INTERVAL=2'])('takes no rhythm for a day: %s', (rule) => {
  const said = cityFaq('mnf', { ...subject, groups: [group('Hare', rule)] }).map(({ answer }) => answer)
  expect(said.join(' ')).not.toContain('Hare')
})

it('names, for the days that are hardest, the groups that meet on them', () => {
  const countryFacts = { ...noCountryFacts, weekend: ['sat', 'sun'] } satisfies CitySubject['countryFacts']
  const said = (...groups: Group[]) => cityFaq('lff', { ...subject, countryFacts, groups }).at(4)?.answer
  const monday = group('Choir', 'FREQ=WEEKLY;BYDAY=MO')
  expect(said(monday, group('Walk', 'FREQ=MONTHLY;BYDAY=2SU'))).toMatch(
    /the long ones\. Listed for them: Walk \(the second Sunday of the month at 19:00\)\. Check/,
  )
  // A group that meets on a Monday is no company on a Sunday by itself.
  expect(said(monday)).toContain(
    'the long ones. Ask a colleague or a neighbor what they do on those days. Listed with a day: Choir (Mondays at 19:00).',
  )
})

it('names a busy place for a first meeting, and none if all are remote', () => {
  const suiting = (title: string, slug: string): Place => ({
    ...place(title),
    communities: [{ id: slug, slug, name: slug } as Place['communities'][number]],
  })
  const ridge = suiting('The Ridge', 'hiking')
  const safety = (places: Place[]) => cityFaq('mnf', { ...subject, places }).at(-1)?.answer
  expect(safety([ridge, suiting('Library (Annex)', 'book-clubs')])).toContain(
    'by day (Library, for example),',
  )
  expect(safety([ridge])).toContain('Meet in public and by day, tell')
  expect(safety([{ ...suiting('The Embankment', 'coffee'), caution: 'High edges.' }])).toContain(
    'Meet in public and by day, tell',
  )
  // Under a roof there is somebody at work; a long path may be empty.
  const museum = { ...place('The Museum'), isIndoors: true }
  expect(safety([suiting('The Loop', 'new-parents'), museum])).toContain('by day (The Museum, for example),')
  expect(safety([{ ...museum, days: ['sat'] }, suiting('The Café', 'coffee')])).toContain('The Café')
})

const group = (name: string, rrule: string, more: Partial<Group> = {}): Group => ({
  id: name,
  name,
  what: '',
  url: 'https://group.example/',
  schedule: { rule: parseRule(rrule), rhythm: null, start: '19:00', months: [] },
  durationMinutes: null,
  makesDates: false,
  place: 'The Edge',
  district: '',
  km: null,
  join: null,
  how: '',
  language: '',
  listedBy: '',
  asOf: '2026-05',
  checkedOn: '2026-11-26',
  isOld: false,
  isDayOld: false,
  communities: [],
  ...more,
})

it.each(['lff', 'mnf'] as const)(
  "tries a group on the group's own day, at most two in a week (%s)",
  (site) => {
    const tried = (...groups: Group[]) =>
      firstWeek(site, { ...subject, groups }).flatMap(({ day, text }) => {
        const named = groups.find(({ name }) => text.includes(name))
        return named ? [`${day}: ${named.name}`] : []
      })
    const harriers = group('Harriers', 'FREQ=WEEKLY;BYDAY=TU')
    const choir = group('Choir', 'FREQ=WEEKLY;BYDAY=MO,TH')
    expect(tried(harriers, choir)).toEqual(['Monday: Choir', 'Tuesday: Harriers'])
    expect(tried(harriers, choir, group('Contra', 'FREQ=WEEKLY;BYDAY=FR'))).toHaveLength(2)
    expect(firstWeek(site, { ...subject, groups: [harriers] })[2]?.text).toContain(
      'Harriers, at 19:00, The Edge.',
    )
    expect(firstWeek(site, { ...subject, places: [], groups: [harriers] })).toHaveLength(7)
    // For a ride somebody new needs a bicycle.
    const ride = group('Bike Party', 'FREQ=WEEKLY;BYDAY=MO', {
      what: 'An easy group ride.',
      schedule: { ...choir.schedule, rule: parseRule('FREQ=WEEKLY;BYDAY=MO'), start: '10:00' },
    })
    expect(tried(ride, choir)).toEqual(['Monday: Choir'])
    expect(tried(ride)).toEqual(['Monday: Bike Party'])
    for (const unsure of [
      group('Biweekly', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'),
      group('Monthly', 'FREQ=MONTHLY;BYDAY=1TU'),
      { ...harriers, join: 'members' as const },
      { ...harriers, what: 'A hash: a trail, then beer.' },
      { ...harriers, isOld: true },
      { ...harriers, isDayOld: true },
      { ...harriers, km: 14 },
      { ...harriers, schedule: { ...harriers.schedule, months: [6, 7] } },
    ]) {
      expect(tried(unsure)).toEqual([])
    }
  },
)

it.each(['lff', 'mnf'] as const)(
  'names the groups that have a day, in the question about days (%s)',
  (site) => {
    const answers = (...groups: Group[]) =>
      cityFaq(site, { ...subject, groups })
        .map(({ answer }) => answer)
        .join(' ')
    expect(answers(group('Choir', 'FREQ=MONTHLY;BYDAY=2FR'))).toContain(
      'Choir (the second Friday of the month at 19:00)',
    )
    for (const old of [{ isOld: true }, { isDayOld: true }])
      expect(answers(group('Old Choir', 'FREQ=WEEKLY;BYDAY=FR', old))).not.toContain('Old Choir')
  },
)

it.each(['lff', 'mnf'] as const)(
  'begins with a group that takes newcomers, and with where groups announce themselves if none is known (%s)',
  (site) => {
    const start = (groups: Group[], announced = '') =>
      cityFaq(site, { ...subject, groups, customs: { ...noCustoms, announced } })[0]?.answer ?? ''
    const choir = group('Choir', 'FREQ=WEEKLY;BYDAY=MO')
    const club = group('Club', 'FREQ=WEEKLY;BYDAY=TU', { join: 'members' })
    expect(start([club, choir])).toContain('Choir (Mondays at 19:00)')
    expect(start([club, choir])).not.toContain('Club')
    expect(start([group('Town Hash House Harriers', 'FREQ=WEEKLY;BYDAY=MO'), choir])).not.toContain('Hash')
    const ride = group('Bike Party', 'FREQ=WEEKLY;BYDAY=MO', {
      what: 'An easy group ride.',
      schedule: { ...choir.schedule, start: '10:00' },
    })
    const run = group('Harriers', 'FREQ=WEEKLY;BYDAY=SA')
    expect(start([ride, choir, run])).not.toContain('Bike Party')
    expect(start([ride])).toContain('Bike Party (Mondays at 10:00)')
    expect(start([{ ...run, km: 14 }])).not.toContain('Harriers')
    expect(start([club], 'Groups use notice boards.')).toContain('Groups use notice boards.')
    expect(start([])).toContain('Al-Azhar Park or Zamalek')
    // It promises no group that the page does not have.
    expect(start([])).toContain('a class or a club that meets often')
  },
)

it.each(['lff', 'mnf'] as const)(
  'answers with what is written about joining in there: language, seasons and evenings (%s)',
  (site) => {
    const customs = {
      ...noCustoms,
      language: 'French will do in offices.',
      seasons: 'Courses begin in October.',
      evenings: 'Evenings start at eight.',
    }
    const answers = (languages: string[]) =>
      cityFaq(site, { ...subject, customs, facts: { ...noCityFacts, languages, months: [4, 5] } })
        .map(({ answer }) => answer)
        .join(' ')
    expect(answers(['Arabic'])).toContain('French will do in offices.')
    expect(answers(['English'])).toContain('Courses begin in October.')
    expect(answers(['English'])).toContain('Evenings start at eight.')
  },
)

it.each(['lff', 'mnf'] as const)(
  'names a roof that suits somebody alone beside the months outdoors (%s)',
  (site) => {
    const library = { ...place('The library (main)'), isIndoors: true }
    const hall = { ...library, title: 'The hall', id: 'hall', days: [] }
    const answers = cityFaq(site, {
      ...subject,
      places: [hall, place('The park'), library],
      facts: { ...noCityFacts, months: [5, 6] },
    })
    expect(answers.map(({ answer }) => answer).join(' ')).toContain('Under a roof: The library.')
    // A caution stands beside its place wherever the place is named.
    const careful = { ...library, caution: 'Come and go by app car.' }
    const said = cityFaq(site, { ...subject, places: [careful], facts: { ...noCityFacts, months: [5, 6] } })
    expect(said.map(({ answer }) => answer).join(' ')).toContain(
      'Under a roof: The library. Come and go by app car.',
    )
  },
)

it('calls one day off the long one, and two the long ones', () => {
  const hardest = (weekend: ('sat' | 'sun')[]) =>
    cityFaq('lff', { ...subject, countryFacts: { ...noCountryFacts, weekend } })
      .map(({ answer }) => answer)
      .join(' ')
  expect(hardest(['sun'])).toMatch(/Sunday is free for many people in .+, and that can be the long one\./)
  expect(hardest(['sat', 'sun'])).toContain('and those can be the long ones.')
})

const community = (slug: string) => ({ id: slug, slug, name: slug }) as Group['communities'][number]
const undated = (name: string, slug: string, more: Partial<Group> = {}) =>
  group(name, 'FREQ=WEEKLY;BYDAY=MO', {
    schedule: { rule: null, rhythm: '', start: null, months: [] },
    communities: [community(slug)],
    ...more,
  })

it.each(['lff', 'mnf'] as const)(
  'names groups to write to where none has a day, those of people before institutes (%s)',
  (site) => {
    const institute = undated('Goethe-Institut Cairo', 'film')
    const planters = undated('Tree planters, Cairo', 'volunteering')
    const walkers = undated('Walkers, Cairo section', 'hiking')
    const start = (...groups: Group[]) => cityFaq(site, { ...subject, groups })[0]?.answer ?? ''
    const message = (...groups: Group[]) => firstWeek(site, { ...subject, groups })[0]?.text ?? ''
    expect(start(institute, planters, walkers)).toContain('Tree planters or Walkers, Cairo section.')
    expect(start(institute)).toContain('Goethe-Institut Cairo')
    const doubtful = undated('Swing', 'dancing', { how: 'Ask first whether it still dances.' })
    expect(start(doubtful, planters, walkers)).toContain('Tree planters or Walkers')
    expect(start(doubtful)).toContain('Swing')
    expect(message(institute, planters, walkers)).toContain('Tree planters')
    // A day comes first in the answer; whoever has none is written to, also in the week.
    const choir = group('Choir', 'FREQ=WEEKLY;BYDAY=WE')
    expect(start(choir, walkers)).toMatch(
      /: Choir \(Wednesdays at 19:00\)\. .+ Or write to Walkers, Cairo section\./,
    )
    expect(message(choir, walkers)).toContain('Walkers')
    expect(message(choir)).toBe(message())
    for (const other of [
      undated('Software talks', 'coding'),
      undated('Erasmus evenings', 'students'),
      undated('Afternoons', 'over-50s'),
      undated('Welcome nights', 'language-exchange', { what: 'Evenings for international students.' }),
      { ...walkers, join: 'members' as const },
      { ...walkers, isOld: true },
      { ...walkers, km: 14 },
      { ...walkers, what: 'Volunteers and people seeking asylum who talk and play.' },
      { ...walkers, what: 'Free workshops for young people.' },
      { ...walkers, how: 'Volunteers apply on the site some months before.' },
      { ...walkers, how: 'New guests were turned away for lack of room.' },
      { ...walkers, how: 'Auditions are held at the start of a season.' },
      { ...walkers, how: 'An interview comes first.' },
    ]) {
      expect(start(other)).toBe(start())
      expect(message(other)).toBe(message())
    }
  },
)

it.each(['lff', 'mnf'] as const)('names groups of different communities with their days (%s)', (site) => {
  const start = (...groups: Group[]) => cityFaq(site, { ...subject, groups })[0]?.answer
  const run = (name: string) => group(name, 'FREQ=WEEKLY;BYDAY=SA', { communities: [community('running')] })
  const walkers = undated('Walkers', 'hiking')
  const oneRun = start(run('Moor run'), run('Park run'), walkers)
  expect(oneRun).toContain(': Moor run (Saturdays at 19:00). Read')
  expect(oneRun).toContain('. Or write to Walkers.')
  const two = start(run('Moor run'), run('Park run'), group('Choir', 'FREQ=WEEKLY;BYDAY=MO'), walkers)
  expect(two).toContain(': Moor run (Saturdays at 19:00) and Choir (Mondays at 19:00). Read')
  expect(two).not.toContain('Walkers')
})

it.each(['lff', 'mnf'] as const)(
  'has the message translated for a group that does not speak English (%s)',
  (site) => {
    const message = (language: string) =>
      firstWeek(site, { ...subject, groups: [undated('Walkers', 'hiking', { language })] })[0]?.text
    expect(message('Slovak')).toContain(', translated into Slovak.')
    expect(message('German, Slovak')).toContain(', translated into German or Slovak.')
    expect(message('Spanish and Basque')).toContain(', translated into Spanish or Basque.')
    for (const language of ['', 'English', 'Slovak and English']) {
      expect(message(language)).not.toContain('translated')
    }
  },
)
