import { ExternalLink } from '@/components/ui/external-link'
import type { WeekDay } from '@/lib/week/plan'

const dayNames = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

const statusText = { planned: '', moved: 'moved', cancelled: 'cancelled' }

/** The days that have meetings, each with its list. */
export function WeekDays({ days, home }: { days: WeekDay[]; home: string }) {
  return days
    .filter(({ meetings }) => meetings.length > 0)
    .map(({ date, meetings }) => (
      <section key={date} className="mt-6" aria-labelledby={`day-${date}`}>
        <h3 id={`day-${date}`} className="text-name">
          {dayNames.format(new Date(`${date}T12:00:00Z`))}
        </h3>
        <ul className="mt-1">
          {meetings.map(({ name, url, time, place, city, isFree, status }) => (
            <li key={name + city + time} className="flex gap-4 border-t border-line py-2.5">
              <span className="w-14 flex-none font-semibold tabular-nums">{time ?? '–'}</span>
              <span className="min-w-0">
                <ExternalLink className="font-semibold text-link" href={url} nofollow>
                  {name}
                </ExternalLink>
                {status !== 'planned' && <strong>{` (${statusText[status]})`}</strong>}
                <span className="block text-ui text-muted">
                  {[
                    place,
                    city === home ? '' : city,
                    isFree ? 'free' : '',
                    time === null ? 'hour on its page' : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    ))
}
