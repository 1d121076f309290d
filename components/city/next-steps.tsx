import { cn } from '@/components/ui/cn'
import { CopyButton } from '@/components/ui/copy-button'
import { ExternalLink } from '@/components/ui/external-link'
import { FirstFew } from '@/components/ui/more'
import { Panel } from '@/components/ui/panel'
import { Section } from '@/components/ui/section'
import { sidewaysCards } from '@/components/ui/sideways'
import type { DayPlan } from '@/lib/city-page/first-week'
import type { Finder } from '@/lib/entities/finder'
import type { Group } from '@/lib/entities/group'

interface FinderListProps {
  finders: readonly Finder[]
  verb: string
  noun: string
}

function FinderList({ finders, verb, noun }: FinderListProps) {
  return (
    <FirstFew
      first={firstFinders}
      noun={noun}
      items={finders.map(({ name, description, url }) => (
        <li key={url} className="border-t border-line first:border-0">
          <ExternalLink className="group block py-3" href={url}>
            <span className="font-semibold text-link underline decoration-1 underline-offset-[0.2em] group-hover:decoration-2">
              {`${verb} ${name}`}
            </span>
            {description && <span className="block text-ui text-muted">{description}</span>}
          </ExternalLink>
        </li>
      ))}
    >
      {(some) => <ul>{some}</ul>}
    </FirstFew>
  )
}

/** The first ones in the content team's order; each community's page has those that suit it. */
const mostChapters = 5

/** How many searches, and how many days, a phone shows before the list is opened. */
const firstDays = 3
const firstFinders = 2

/** Whether a network is already there with a group of its own: "parkrun" with "Woodhouse Moor parkrun". */
const isNamed = ({ name }: Finder, groups: readonly Group[]) =>
  groups.some((group) => `${group.name} ${group.listedBy}`.toLowerCase().includes(name.toLowerCase()))

interface SeeWhatIsOnProps {
  title: string
  finders: readonly Finder[]
  /** The groups that the page names before. */
  groups?: readonly Group[]
}

/** Live searches and club networks on other sites: things to do today. */
export function SeeWhatIsOn({ title, finders, groups = [] }: SeeWhatIsOnProps) {
  const searches = finders.filter(({ kind }) => kind === 'search')
  const chapters = finders
    .filter((finder) => finder.kind === 'chapters' && !isNamed(finder, groups))
    .slice(0, mostChapters)
  if (searches.length === 0 && chapters.length === 0) return null
  return (
    <Section
      id="whats-on"
      title={title}
      lead="These links open other sites. We do not run them, and we are not paid for them."
    >
      <div className={cn('grid items-start gap-6 lg:grid-cols-2', sidewaysCards)}>
        {searches.length > 0 && (
          <Panel>
            <h3 className="text-name">Live searches</h3>
            <FinderList finders={searches} verb="Search on" noun="searches" />
          </Panel>
        )}
        {chapters.length > 0 && (
          <Panel>
            <h3 className="text-name">Clubs with chapters</h3>
            <FinderList finders={chapters} verb="Find a chapter:" noun="clubs" />
          </Panel>
        )}
      </div>
    </Section>
  )
}

/** A first message to copy. */
export function FirstMessage({ message }: { message: string }) {
  return (
    <Panel className="self-start">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-name">A first message</h3>
        <CopyButton text={message} />
      </div>
      <p className="mt-3 select-all">{message}</p>
    </Panel>
  )
}

interface FirstStepsProps {
  title: string
  week: readonly DayPlan[]
  message: string
  /** The address of the week as a calendar file. */
  calendar: string
}

/** Seven days with a small step each, and a first message; the message alone for a city without a first week. */
export function FirstSteps({ title, week, message, calendar }: FirstStepsProps) {
  if (week.length === 0) {
    return (
      <Section title={title} tinted>
        <div className="max-w-160">
          <FirstMessage message={message} />
        </div>
      </Section>
    )
  }
  return (
    <Section title={title} tinted>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <FirstFew
            first={firstDays}
            noun="days"
            items={week.map(({ day, text }) => (
              <li
                key={day}
                className="gap-x-6 border-t border-line py-3 sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]"
              >
                <span className="mr-2 font-semibold">{day}</span>
                <span>{text}</span>
              </li>
            ))}
          >
            {(some) => <ol>{some}</ol>}
          </FirstFew>
          <p className="print:hidden">
            <a
              className="inline-flex target items-center font-semibold text-link underline underline-offset-[0.2em]"
              href={calendar}
              download
            >
              Add this week to my calendar
            </a>
          </p>
        </div>
        <FirstMessage message={message} />
      </div>
    </Section>
  )
}
