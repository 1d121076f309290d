'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { NearButton } from '@/components/search/near-button'
import { findPosition, visitorsUnits } from '@/components/search/position'
import { onAddressChange, rememberInAddress } from '@/components/ui/address'
import { Chip, ToggleChip } from '@/components/ui/chip'
import { nearest, spokenDistance } from '@/lib/facts/distance'
import { paths } from '@/lib/paths'
import type { WeekData } from '@/lib/week/data'
import { kmAround, type Meeting, type WeekDay, weekOf } from '@/lib/week/plan'
import { WeekDays } from './week-days'

interface ThisWeekProps {
  dataPath: string
  /** The address of a city's page, without its slug. */
  cityPath: string
  /** Cities to look at for somebody who has not chosen one. */
  examples: readonly { slug: string; name: string }[]
  /** An option for each city. */
  children: ReactNode
}

/** Everything that the visitor has chosen. */
interface Choice {
  city: string
  /** A community's slug; empty: all. */
  community: string
  freeOnly: boolean
}

const none: Choice = { city: '', community: '', freeOnly: false }

const messages = {
  loading: 'Loading the week…',
  failed: 'The list of groups could not be loaded. Please try again.',
  noCity: 'Choose a city, and its next seven days are listed here.',
}

/**
 * The next seven days of a city, computed on the visitor's device from the city's time zone. The file is fetched when
 * the visitor chooses, or comes with a city in the address.
 */
export function ThisWeek({ dataPath, cityPath, examples, children }: ThisWeekProps) {
  const [data, setData] = useState<WeekData | null>(null)
  const [choice, setChoice] = useState<Choice>(none)
  const [message, setMessage] = useState(messages.noCity)
  const [now, setNow] = useState(() => new Date())
  const select = useRef<HTMLSelectElement>(null)
  /** The one request for the file, and the chosen city, for callbacks that outlive a render. */
  const request = useRef<Promise<WeekData | null>>(null)
  const chosen = useRef('')

  const fetchWeek = async (): Promise<WeekData | null> => {
    setMessage(messages.loading)
    try {
      const answer = await fetch(dataPath)
      if (!answer.ok) throw new Error(`${dataPath} answered ${answer.status}`)
      const loaded: WeekData = await answer.json()
      setData(loaded)
      setMessage(messages.noCity)
      return loaded
    } catch {
      request.current = null
      setMessage(messages.failed)
      return null
    }
  }

  const load = (): Promise<WeekData | null> => {
    request.current ??= fetchWeek()
    return request.current
  }

  const choose = (city: string) => {
    chosen.current = city
    setChoice({ ...none, city })
    setMessage((shown) => (shown === messages.loading ? shown : messages.noCity))
    rememberInAddress('city', city)
    if (city) void load()
  }

  const chooseNearest = async () => {
    const before = chosen.current
    const [loaded, position] = await Promise.all([load(), findPosition('Choose a city instead.')])
    // A city that was chosen in the meantime stays.
    if (!loaded || chosen.current !== before) return
    if (typeof position === 'string') return setMessage(position)
    const [home] = nearest(loaded.cities, position, ([, , place]) => place)
    if (!home) return
    const [slug, name] = home.item
    choose(slug)
    if (home.km > kmAround)
      setMessage(
        `The nearest city on this site is ${name}, ${spokenDistance(home.km, visitorsUnits())} away.`,
      )
  }

  // A city that was chosen before this script ran takes precedence over the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later is in the address as well
  useEffect(() => {
    const follow = () => {
      const city = new URLSearchParams(location.search).get('city') ?? ''
      if (city !== chosen.current) choose(city)
    }
    if (select.current?.value) choose(select.current.value)
    else follow()
    return onAddressChange(follow)
  }, [])

  // A page that stays open must not show what has passed.
  useEffect(() => {
    const renew = () => setNow(new Date())
    const timer = setInterval(renew, 60_000)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])

  const week = useMemo(
    () => (data && choice.city ? weekOf(data, choice.city, now) : null),
    [data, choice.city, now],
  )
  return (
    <div className="no-script:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid w-full max-w-md gap-1 font-semibold">
          City
          <select
            ref={select}
            className="min-h-11.5 w-full min-w-0 rounded-card border border-line bg-surface px-3 font-normal text-ink"
            value={choice.city}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">Choose a city</option>
            {children}
          </select>
        </label>
        <NearButton label="Near me" find={chooseNearest} />
      </div>
      <p className="mt-2 text-sm text-soft">Worked out on your device. Your position is not sent to us.</p>
      <p className="not-empty:mt-8" aria-live="polite">
        {week && message === messages.noCity ? '' : message}
      </p>
      {!choice.city && examples.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2">
          For example:
          {examples.map(({ slug, name }) => (
            <Chip key={slug} href={`${paths.thisWeek}?city=${slug}`}>
              {name}
            </Chip>
          ))}
        </p>
      )}
      {week && data && (
        <Week data={data} week={week} choice={choice} onChange={setChoice} cityPath={cityPath} />
      )}
    </div>
  )
}

function summaryOf(listed: readonly Meeting[]): string {
  if (listed.length === 0) return 'No meeting in the next seven days fits. Take a choice back to see more.'
  const count = listed.filter(({ status }) => status !== 'cancelled').length
  if (count === 0) return 'What is listed for the next seven days is cancelled.'
  return `${count} ${count === 1 ? 'meeting' : 'meetings'} in the next seven days. Check each group's own page before you go.`
}

interface WeekProps {
  data: WeekData
  week: WeekDay[]
  choice: Choice
  onChange: (choice: Choice) => void
  cityPath: string
}

function Week({ data, week, choice, onChange, cityPath }: WeekProps) {
  const all = week.flatMap(({ meetings }) => meetings)
  // What is chosen can be taken back, although its last meeting has passed.
  const present = new Set([choice.community, ...all.flatMap(({ communities }) => communities)])
  const name = data.cities.find(([slug]) => slug === choice.city)?.[1] ?? ''
  const shown = week.map(({ date, meetings }) => ({
    date,
    meetings: meetings.filter(
      ({ communities, isFree }) =>
        (!choice.freeOnly || isFree) && (choice.community === '' || communities.includes(choice.community)),
    ),
  }))
  const listed = shown.flatMap(({ meetings }) => meetings)
  return (
    <div className="mt-8">
      <h2 className="text-h2">{`This week in and around ${name}`}</h2>
      {all.length > 0 && (
        <fieldset className="my-4 flex flex-wrap gap-2">
          <legend className="sr-only">Show only</legend>
          <ToggleChip
            isOn={choice.freeOnly}
            onClick={() => onChange({ ...choice, freeOnly: !choice.freeOnly })}
          >
            Free
          </ToggleChip>
          {data.communities
            .filter(([slug]) => present.has(slug))
            .map(([slug, community]) => (
              <ToggleChip
                key={slug}
                isOn={choice.community === slug}
                onClick={() => onChange({ ...choice, community: choice.community === slug ? '' : slug })}
              >
                {community}
              </ToggleChip>
            ))}
        </fieldset>
      )}
      <p aria-live="polite">
        {all.length === 0
          ? `We know of no meeting in or around ${name} (30 km, 20 miles) in the next seven days.`
          : summaryOf(listed)}
      </p>
      <WeekDays days={shown} home={name} />
      <p className="mt-6">
        Groups whose next date is not certain are left out here.{' '}
        <a className="font-semibold text-link" href={`${cityPath}${choice.city}#groups`}>
          {`All groups and places in ${name}`}
        </a>
      </p>
    </div>
  )
}
