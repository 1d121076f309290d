import PQueue from 'p-queue'
import { NotRead, type PoliteClient } from './polite-client.ts'
import { type MeetingDate, readDates } from './read-dates.ts'

/** What the program knows of a group. */
export interface KnownGroup {
  id: string
  name: string
  city: string
  link: string
  calendarUrl: string | null
  timeZone: string
  /** "2026-11-26" */
  checkedOn: string
  /** How often in a row the link failed, at least a week apart, and when it last did. */
  linkFailures: number
  linkFailedOn: string | null
  isPaused: boolean
}

export type Changes = Partial<Pick<KnownGroup, 'checkedOn' | 'linkFailures' | 'linkFailedOn' | 'isPaused'>>

/** Where groups are kept. */
export interface Store {
  groups(): Promise<KnownGroup[]>
  update(id: string, changes: Changes): Promise<void>
  /** Replaces all dates of a group. */
  setDates(id: string, dates: readonly MeetingDate[]): Promise<void>
}

const daysAhead = 60
const dayMs = 24 * 60 * 60 * 1_000
/** A site may be down for a few days without its group being gone. */
const failuresUntilPaused = 3
const daysBetweenFailures = 7
/** A page that was seen this week need not be marked again, which would renew its city's pages. */
const daysBetweenChecks = 7
/** Hosts are asked side by side, each at most once a second. */
const atOnce = 16

/** Answers that say something about the visitor, not about the group. */
const refusals = new Set([401, 403, 407, 429, 451])

/**
 * Visits each group once and keeps what it found (docs/product.md 24.1): the link answers or not, and the dates of the
 * next 60 days. A group whose link failed three times, at least a week apart, is paused; one that the program paused
 * comes back when its link answers.
 * @returns a line for everything that changed or could not be read, sorted
 */
export async function refreshGroups(client: PoliteClient, store: Store, now: Date): Promise<string[]> {
  const report: string[] = []
  const queue = new PQueue({ concurrency: atOnce })
  const groups = await store.groups()
  await queue.addAll(
    groups.map((group) => async () => {
      const lines = [
        ...(await refreshLink(client, store, group, now)),
        ...(await refreshDates(client, store, group, now)),
      ]
      report.push(...lines.map((line) => `${group.city}: ${group.name}: ${line}`))
    }),
  )
  return report.sort()
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10)
const daysSince = (date: string, now: Date) => (now.getTime() - Date.parse(date)) / dayMs

async function refreshLink(
  client: PoliteClient,
  store: Store,
  group: KnownGroup,
  now: Date,
): Promise<string[]> {
  let problem: string
  try {
    const { status } = await client.read(group.link)
    if (refusals.has(status)) return [`its link refuses programs (${status})`]
    if (status < 400) return await markAlive(store, group, now)
    problem = `its link answers ${status}`
  } catch (error) {
    if (!(error instanceof NotRead)) throw error
    if (error.isForbidden) return [error.message]
    problem = `its link does not answer (${error.message})`
  }
  return markFailed(store, group, now, problem)
}

async function markAlive(store: Store, group: KnownGroup, now: Date): Promise<string[]> {
  const pausedByUs = group.isPaused && group.linkFailures >= failuresUntilPaused
  const changes: Changes = {
    ...(daysSince(group.checkedOn, now) >= daysBetweenChecks && { checkedOn: isoDate(now) }),
    ...(group.linkFailures > 0 && { linkFailures: 0, linkFailedOn: null }),
    ...(pausedByUs && { isPaused: false }),
  }
  if (Object.keys(changes).length > 0) await store.update(group.id, changes)
  return pausedByUs ? ['its link answers again: shown again'] : []
}

async function markFailed(store: Store, group: KnownGroup, now: Date, problem: string): Promise<string[]> {
  if (group.linkFailedOn && daysSince(group.linkFailedOn, now) < daysBetweenFailures) return [problem]
  const linkFailures = group.linkFailures + 1
  const isPaused = group.isPaused || linkFailures >= failuresUntilPaused
  await store.update(group.id, { linkFailures, linkFailedOn: isoDate(now), isPaused })
  const outcome = isPaused && !group.isPaused ? 'paused' : `failure ${linkFailures} of ${failuresUntilPaused}`
  return [`${problem}: ${outcome}`]
}

async function refreshDates(
  client: PoliteClient,
  store: Store,
  { id, calendarUrl, timeZone }: KnownGroup,
  now: Date,
): Promise<string[]> {
  if (!calendarUrl) return []
  try {
    const { status, text } = await client.read(calendarUrl)
    if (status >= 400) return [`its calendar answers ${status}`]
    const to = new Date(now.getTime() + daysAhead * dayMs)
    const dates = readDates(text, { from: now, to, timeZone })
    if (!dates) return ['its calendar gives no dates: it is neither an iCalendar file nor a page with events']
    await store.setDates(id, dates)
    return [`${dates.length} ${dates.length === 1 ? 'date' : 'dates'} in the next ${daysAhead} days`]
  } catch (error) {
    return [`its calendar cannot be read: ${error instanceof Error ? error.message : error}`]
  }
}
