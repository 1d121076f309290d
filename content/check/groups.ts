import { freshness, isRecent, parseRule } from '../../lib/facts/recurrence.ts'
import type { Content } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

type Group = Content['groups'][number]
type Problem = [severity: Finding['severity'], field: string, message: string]

const texts = ['name', 'what', 'what_lff', 'place', 'how_to_join', 'rhythm'] as const

/** What no page says of a group: whom to call, and who runs it. */
function personsIn(group: Group): Problem[] {
  return texts.flatMap((field): Problem[] => {
    const text = group[field] ?? ''
    const phone = phoneIn(text)
    const person = personIn(text)
    return [
      ...(phone
        ? [['error', field, `"${phone}" looks like a telephone number: leave it out.`] as Problem]
        : []),
      ...(person
        ? [['warning', field, `"${person}" looks like a person: name the group alone.`] as Problem]
        : []),
    ]
  })
}

/** Seven digits or more in one run, except dates, spans of years and hours. */
const digits = /\+?\(?\d[\d ().\-/]{5,}\d/g
const timeOrYears = /^(?:(?:19|20)\d\d[-/. ]?)+(?:\d\d?[-/. ]?)*$|^\d\d?\.\d\d ?- ?\d\d?\.\d\d$/

function phoneIn(text: string): string | undefined {
  return text
    .match(digits)
    ?.find((found) => found.replace(/\D/g, '').length >= 7 && !timeOrYears.test(found.trim()))
}

const title = String.raw`(?:Mr|Mrs|Ms|Mx|Dr|Frau|Herr|Mme|Sra?|Don|Doña)\.? `
const asked =
  '(?:[Aa]sk for|[Cc]all|[Cc]ontact|[Ee]-?mail|[Hh]osted by|[Ll]ed by|[Mm]essage|[Oo]rgani[sz]ed by|[Rr]un by|[Tt]ext|[Ww]rite to) '
const name = String.raw`\p{Lu}\p{Ll}+`
const titled = new RegExp(String.raw`\b${title}${name}`, 'u')
/** "Run by Anna Novak": two words with capitals, no more, and no word that a club has in its name. */
const contact = new RegExp(String.raw`\b${asked}(${name} ${name})(?! \p{Lu})`, 'u')
const clubWord =
  /\b(?:Academ|Associat|Cent(?:er|re)|Chapter|Church|Circle|City|Club|Coll|Communit|Council|Cyc|Danc|Federat|Found|Gr?oup|Institut|Librar|Museum|Network|Park|Ramblers|Run|School|Societ|Trust|Union|Universit)/i

function personIn(text: string): string | undefined {
  const mail = /\S+@\S+\.\S+/.exec(text)?.[0]
  const called = contact.exec(text)
  const isPerson = called !== null && !clubWord.test(called[1] ?? '')
  return mail ?? titled.exec(text)?.[0] ?? (isPerson ? called[1] : undefined)
}

function ruleProblem({ rrule }: Group): Problem[] {
  if (!rrule) return []
  try {
    parseRule(rrule)
    return []
  } catch (error) {
    return [['error', 'rrule', `No page shows its day: ${(error as Error).message}.`]]
  }
}

function hourProblem({ start_time }: Group): Problem[] {
  if (!start_time || (start_time >= '05:00' && start_time < '24:00')) return []
  return [['error', 'start_time', `${start_time.slice(0, 5)} is not between 5:00 and 23:59.`]]
}

function ageProblems({ checked_on, as_of, makes_dates }: Group, now: Date): Problem[] {
  const age = freshness(checked_on, now)
  const checked: Problem[] =
    age === 'old'
      ? [['warning', 'checked_on', `Nobody has checked it for 12 months (${checked_on}): the page says so.`]]
      : age === 'hidden'
        ? [['warning', 'checked_on', `Nobody has checked it for 18 months (${checked_on}): it is not shown.`]]
        : []
  const isStale = makes_dates && as_of !== null && !isRecent(as_of, now)
  return isStale
    ? [
        ...checked,
        ['warning', 'as_of', `Its rhythm was stated 18 months ago or earlier (${as_of}): it makes no dates.`],
      ]
    : checked
}

const pressHost = /news(?!letter)|gazette|tribune|herald|inquirer|daily|magazine|times\.(?:com|co|net)/
const articlePath = /\/(?:article|articulo|story|noticias)\/|\/20\d\d\/\d\d?\/|\/news\/./

/** The page says that each name leads to the group's own page, which a report about the group is not. */
function pressProblem({ link }: Group): Problem[] {
  const url = URL.parse(link)
  return url && (pressHost.test(url.hostname) || articlePath.test(url.pathname))
    ? [['warning', 'link', 'It seems to lead to a report about the group, not to its own page.']]
    : []
}

/** Groups that share a link with another one of their city: probably one group, twice. */
function sameLinks(groups: readonly Group[]): Map<Group, Group> {
  const address = ({ link }: Group) => link.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
  const byLink = Map.groupBy(groups, (group) => `${group.city_id} ${address(group)}`)
  return new Map(
    [...byLink.values()].flatMap(([first, ...others]) =>
      first ? others.map((other): [Group, Group] => [other, first]) : [],
    ),
  )
}

/**
 * What is wrong with the groups that meet: a rule that cannot be read, an hour at night, nobody who checked it, one group
 * twice, a person's name or number. A city without any is named too.
 */
export function checkGroups({ groups, cities }: Content, now = new Date()): Finding[] {
  const cityOf = new Map(cities.map(({ id, slug }) => [id, slug]))
  const repeated = sameLinks(groups)
  const ofGroups = groups.flatMap((group) => {
    const first = repeated.get(group)
    const problems: Problem[] = [
      ...ruleProblem(group),
      ...hourProblem(group),
      ...ageProblems(group, now),
      ...personsIn(group),
      ...pressProblem(group),
      ...(first ? [['warning', 'link', `"${first.name}" has the same link.`] as Problem] : []),
    ]
    const found = findingsOf('groups', group.id, `${cityOf.get(group.city_id) ?? '?'}: ${group.name}`)
    return problems.map(([severity, field, message]) => found(severity, 'group', field, message))
  })
  const withGroups = new Set(groups.map(({ city_id }) => city_id))
  const without = cities
    .filter(({ id }) => !withGroups.has(id))
    .map(({ id, slug }) =>
      findingsOf('cities', id, slug)('warning', 'group', 'groups', 'It has no group that meets.'),
    )
  return [...ofGroups, ...without]
}
