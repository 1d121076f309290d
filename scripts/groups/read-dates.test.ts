import { describe, expect, test } from 'vitest'
import { readDates } from './read-dates.ts'

const berlin = {
  from: new Date('2026-03-01T00:00:00Z'),
  to: new Date('2026-04-30T00:00:00Z'),
  timeZone: 'Europe/Berlin',
}

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT'].join('\r\n')

const told = (text: string, window = berlin) =>
  readDates(text, window)?.map(({ startsAt, status, isAllDay, endsAt }) =>
    [
      startsAt.toISOString().slice(0, 16),
      endsAt?.toISOString().slice(11, 16),
      isAllDay ? 'all day' : '',
      status,
    ]
      .filter(Boolean)
      .join(' '),
  )

describe('of an iCalendar file', () => {
  test('a weekly evening keeps its hour across a change of clocks', () => {
    const text = calendar(
      event(
        'DTSTART;TZID=Europe/Berlin:20260324T190000',
        'DTEND;TZID=Europe/Berlin:20260324T210000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    )
    expect(told(text)).toEqual(['2026-03-24T18:00 20:00 planned', '2026-03-31T17:00 19:00 planned'])
  })

  test('times without a zone are in the city, wherever the program runs', () => {
    expect(told(calendar(event('DTSTART:20260310T190000')))).toEqual(['2026-03-10T18:00 planned'])
    expect(
      told(calendar(event('DTSTART:20260310T190000')), { ...berlin, timeZone: 'America/Los_Angeles' }),
    ).toEqual(['2026-03-11T02:00 planned'])
  })

  test('a Windows zone is known without its definition', () => {
    expect(told(calendar(event('DTSTART;TZID="W. Europe Standard Time":20260310T190000')))).toEqual([
      '2026-03-10T18:00 planned',
    ])
  })

  test('a whole day begins at midnight in the city and has no hour', () => {
    expect(told(calendar(event('DTSTART;VALUE=DATE:20260314', 'DTEND;VALUE=DATE:20260315')))).toEqual([
      '2026-03-13T23:00 all day planned',
    ])
  })

  test('excluded dates are left out, moved and cancelled ones say so', () => {
    const text = calendar(
      event(
        'DTSTART;TZID=Europe/Berlin:20260303T190000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/Berlin:20260310T190000',
      ),
      event('RECURRENCE-ID;TZID=Europe/Berlin:20260317T190000', 'DTSTART;TZID=Europe/Berlin:20260318T180000'),
      event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20260324T190000',
        'DTSTART;TZID=Europe/Berlin:20260324T190000',
        'STATUS:CANCELLED',
      ),
    )
    expect(told(text)).toEqual([
      '2026-03-03T18:00 planned',
      '2026-03-18T17:00 moved',
      '2026-03-24T18:00 cancelled',
    ])
  })

  test('an exception that only changes the title is not a move', () => {
    const text = calendar(
      event('DTSTART:20260303T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=1'),
      event('RECURRENCE-ID:20260303T180000Z', 'DTSTART:20260303T180000Z', 'SUMMARY:With cake'),
    )
    expect(told(text)).toEqual(['2026-03-03T18:00 planned'])
  })

  test('folded lines and lines ended by a line feed alone are read', () => {
    const text = calendar(event('SUMMARY:A very long', '  title', 'DTSTART:20260303T1800', ' 00Z'))
    expect(told(text)).toEqual(['2026-03-03T18:00 planned'])
    expect(told(text.replaceAll('\r\n', '\n'))).toEqual(['2026-03-03T18:00 planned'])
  })

  test('of 5,000 events the next 200 within the window are kept', () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      [
        'BEGIN:VEVENT',
        `UID:${index}@b`,
        `DTSTART:${new Date(Date.UTC(2026, 0, 1, index)).toISOString().replace(/[-:]|\.\d+/g, '')}`,
        'END:VEVENT',
      ].join('\r\n'),
    )
    const dates = readDates(calendar(...many), berlin)
    expect(dates).toHaveLength(200)
    expect(dates?.[0]?.startsAt.toISOString()).toBe('2026-03-01T00:00:00.000Z')
  })

  test('a rule without an end is read within the window only', () => {
    expect(told(calendar(event('DTSTART:20200107T180000Z', 'RRULE:FREQ=MONTHLY;BYDAY=1TU')))).toEqual([
      '2026-03-03T18:00 planned',
      '2026-04-07T18:00 planned',
    ])
  })
})

describe('of a page', () => {
  const page = (json: unknown) =>
    `<html><script type="application/ld+json">${JSON.stringify(json)}</script></html>`

  test('events of its JSON-LD are read wherever they stand', () => {
    const text = page({
      '@graph': [
        {
          '@type': 'Organization',
          name: 'x',
          event: { '@type': 'SportsEvent', startDate: '2026-03-05T18:00+01:00' },
        },
        {
          '@type': ['Event'],
          startDate: '2026-03-12T19:30',
          endDate: '2026-03-12T21:00',
          eventStatus: 'https://schema.org/EventCancelled',
        },
        { '@type': 'Event', startDate: '2026-03-13' },
        { '@type': 'Event', startDate: 'next week' },
      ],
    })
    expect(told(text)).toEqual([
      '2026-03-05T17:00 planned',
      '2026-03-12T18:30 20:00 cancelled',
      '2026-03-12T23:00 all day planned',
    ])
  })

  test('a page without events, or in place of a calendar, has no dates', () => {
    expect(readDates('<html><h1>Log in</h1></html>', berlin)).toBeNull()
    expect(readDates(page({ '@type': 'Organization' }), berlin)).toBeNull()
    expect(readDates('<script type="application/ld+json">{not json</script>', berlin)).toBeNull()
  })
})
