import { isRecent, needsNoAnchor, parseRule } from '../../lib/facts/recurrence.ts'
import type { WrittenGroup } from './group.ts'
import { rhythmOf } from './rhythm.ts'

// Chooses from the collected lists what a city's page shows, and writes it in the form of content/groups.

/** A line of groups.jsonl: one group for one city. */
export interface ListedGroup {
  city: string
  name: string
  kind: string | null
  when: string | null
  where: string | null
  url: string
  source: string
  sourceDate: string
  distanceKm: number
}

/** What is known of each list, from groups-sources.md. */
interface List {
  name: string
  what: string
  /** Its days are certain enough to show. */
  hasDays?: boolean
  /** Its points are those of a whole region: no distance is shown. */
  isVague?: boolean
  /** How many of its groups a city gets at most. */
  most?: number
}

const lists: Record<string, List> = {
  parkrun: {
    name: 'parkrun',
    what: 'A free, timed run or walk of 5 kilometers (3.1 miles).',
    hasDays: true,
    most: 4,
  },
  hash: {
    name: 'hashtracks.xyz',
    what: 'A hash: runners and walkers follow a trail. Adult humor and beer come after it, and drinking is optional.',
    hasDays: true,
    isVague: true,
    most: 3,
  },
  folkdance: { name: 'folkdance.page', what: 'Social folk dancing.', hasDays: true },
  contra: { name: 'trycontra.com', what: 'Folk dancing in long lines to a caller.', hasDays: true },
  rust: {
    name: 'This Week in Rust',
    what: 'Talks and evenings for people who program in Rust.',
    hasDays: true,
  },
  rladies: { name: 'R-Ladies', what: 'Women and gender minorities who use the language R.', hasDays: true },
  ruby: { name: 'rubyevents.org', what: 'Talks and evenings for people who program in Ruby.', hasDays: true },
  rides: { name: 'Cycle for Change', what: 'A group ride.', hasDays: true, isVague: true },
  rollerderby: { name: 'WFTDA', what: 'A roller derby league.' },
  hackerspaces: {
    name: 'hackerspaces.org',
    what: 'A hackerspace: a shared room for computers and making things.',
  },
  owasp: { name: 'OWASP', what: 'Talks on the security of software.' },
  'combuilders-es': { name: 'Community Builders', what: 'Evenings for people who work with computers.' },
  'community-calendar': { name: 'Community Calendar', what: '' },
  swing: { name: 'Swing Scene Radar', what: 'Swing dancing.' },
  kotlin: { name: 'kotlinlang.org', what: 'Talks and evenings for people who program in Kotlin.', most: 1 },
  pyladies: { name: 'PyLadies', what: 'Women and gender minorities who use the language Python.', most: 1 },
  gaa: { name: 'GAA Pitch Finder', what: 'A club for Gaelic football or hurling.', most: 2 },
  slackline: { name: 'International Slackline Association', what: 'People who walk on slacklines.' },
  writethedocs: { name: 'Write the Docs', what: 'People who write documentation.' },
  'codefor.de': { name: 'codefor.de', what: 'Volunteers who make software for their city.' },
  'caribbean-tech': { name: 'Caribbean Tech Communities', what: 'People who work with computers.' },
  'lille-tech': { name: 'Lille Tech Communities', what: 'Evenings for people who work with computers.' },
  mauritius: { name: 'Mauritius Meetups', what: 'Evenings for people who work with computers.' },
  'hemap-hu': { name: 'Hemap', what: 'Historical fencing.' },
}

/** Clubs that drink in public do so at their members' risk here. */
const drinkUnlawful = new Set(['ae', 'bd', 'bn', 'ir', 'kw', 'mr', 'mv', 'om', 'pk', 'qa', 'sa'])

/** Crude names, whole or spelled by their initials; names of persons; clubs that say that they are no more. */
const unfit =
  /ballbuster|pooflinger|piss|next tuesday|pearl necklace|lost boobs|fukov|kinky|old bastards|half-assed|diaper rash|hussies|silicone|filth|first crack|short lazy urban|currently unnamed|so happy it's tuesday|no strings attached|\bbitch|naughty|hangover|thirst|whiskey|beer|okissme|roseman|gabi haun|jenny beer|knights of columbus|defunct|bits'n'bugs/i

/** Clubs of a town that is too far away: the list places them at the center of their region. */
const elsewhere =
  /^(?:palm beach|fort lauderdale|sarasota|lakeland|space coast|gainesville|beaufort|northboro|hayama|summit|baltimore annapolis) /i

/** Schools that sell lessons, and addresses that are nobody's own. */
const noGroup = (group: ListedGroup) =>
  (group.source === 'swing' && /studio/i.test(group.name)) || /wikipedia\.org/.test(group.url)

const isComputing = ({ kind }: ListedGroup) => kind === 'coding' || kind === 'side-projects'
const mostOfAKind = 6
const mostComputingAlone = 3

export interface Place {
  slug: string
  country: string
}

/**
 * The hour of a parkrun where it is the same in all of the country: 9:30 in Ireland, Northern Ireland and Scotland, 9:00 in
 * England and Wales. Elsewhere it is not known, or depends on the season.
 */
function parkrunHour({ slug, country }: Place): string | undefined {
  if (country === 'ie' || ['aberdeen', 'belfast', 'edinburgh', 'glasgow'].includes(slug)) return '09:30'
  return ['gb', 'de', 'pl'].includes(country) ? '09:00' : undefined
}

const readable = (name: string) =>
  decodeURIComponent(name)
    .replaceAll('&amp;', '&')
    .replaceAll(/&amp%3B/g, '&')
    .trim()

/** A list's entry in the form of content/groups. @param isOffered whether a community is offered in the city */
export function writtenGroup(
  group: ListedGroup,
  place: Place,
  isOffered: (community: string) => boolean,
): WrittenGroup {
  const list = lists[group.source]
  if (!list) throw new Error(`An unknown list: ${group.source}`)
  const isParkrun = group.source === 'parkrun'
  const asOf = group.sourceDate.slice(0, 7)
  const rhythm = list.hasDays ? rhythmOf(group.when) : {}
  if (isParkrun) rhythm.start = parkrunHour(place)
  const rule = rhythm.rrule && parseRule(rhythm.rrule)
  // The list of rides states no rhythm: that they are weekly was concluded from their names.
  const makesDates =
    rule &&
    rhythm.start &&
    group.source !== 'rides' &&
    needsNoAnchor(rule) &&
    isRecent(asOf, new Date(group.sourceDate))
  const communities = isParkrun ? ['running', 'volunteering'] : group.kind ? [group.kind] : []
  return {
    name: readable(group.name),
    what: list.what || undefined,
    communities: communities.filter(isOffered),
    ...rhythm,
    place: group.where ?? undefined,
    distance: list.isVague || group.distanceKm < 2 ? undefined : group.distanceKm,
    join: isParkrun ? 'free' : undefined,
    how: isParkrun
      ? `${rhythm.start ? '' : 'In the morning, at the hour that its page says. '}Register once on parkrun's site and bring the code. Walking is fine.`
      : undefined,
    link: group.url,
    source: list.name,
    listed_by: list.name,
    as_of: rhythm.rrule || rhythm.rhythm ? asOf : undefined,
    make_dates: !!makesDates,
    checked: group.sourceDate,
    paused: false,
  }
}

/** The first items of each list in turn. */
function inTurn(groups: ListedGroup[], most: number): ListedGroup[] {
  const queues = [...Map.groupBy(groups, ({ source }) => source)].map(([source, queue]) =>
    queue.slice(0, lists[source]?.most ?? most),
  )
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? []))
    .flat()
    .slice(0, most)
}

/**
 * What a city's page shows of the lists: nothing that nobody has checked for 18 months, nothing unfit or unlawful, at most
 * six of a kind, and at most a third about computers where there is anything else.
 */
export function chooseGroups(all: readonly ListedGroup[], place: Place, today: Date): ListedGroup[] {
  const names = new Set<string>()
  const fit = all
    .filter(({ sourceDate }) => isRecent(sourceDate.slice(0, 7), today))
    .filter((group) => !unfit.test(group.name) && !elsewhere.test(group.name) && !noGroup(group))
    .filter(({ source }) => source !== 'hash' || !drinkUnlawful.has(place.country))
    .toSorted(
      (a, b) =>
        Number(Boolean(lists[b.source]?.hasDays && b.when)) -
          Number(Boolean(lists[a.source]?.hasDays && a.when)) || a.distanceKm - b.distanceKm,
    )
    .filter(({ name }) => !names.has(name.toLowerCase()) && names.add(name.toLowerCase()))
  const others = [
    ...Map.groupBy(
      fit.filter((group) => !isComputing(group)),
      ({ kind, source }) => kind ?? source,
    ),
  ].flatMap(([, group]) => inTurn(group, mostOfAKind))
  const computing = inTurn(fit.filter(isComputing), mostOfAKind)
  const most = others.length === 0 ? mostComputingAlone : Math.floor(others.length / 2)
  return [...others, ...computing.slice(0, most)]
}
