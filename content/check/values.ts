import { isBlank } from '../../lib/text.ts'
import { type Content, type Entry, entriesOf, textOf } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

/** What stands for a code of HTML. Others are named without it. */
const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['#39', "'"],
  ['#039', "'"],
  ['#x27', "'"],
])
const entity = /&(#\d{1,6}|#x[0-9a-f]{1,6}|[a-z]{2,12});/i

/** Values that are shown otherwise than they were meant: codes of HTML, gaps in lists, dates that are none. */
export function checkValues(content: Content): Finding[] {
  return entriesOf(content).flatMap((entry) => [...entitiesIn(entry), ...gapsIn(entry), ...oddDates(entry)])
}

/** Columns whose text is shown as it is. */
function plainColumns({ texts, values }: Entry): string[] {
  const plain = texts
    .filter(({ place }) => place !== 'guide' && place !== 'article')
    .map(({ field }) => field)
  return [
    ...new Set([
      'name',
      'author',
      'place',
      'how_to_join',
      ...plain.flatMap((field) => [field, `${field}_lff`]),
    ]),
  ].filter((column) => column in values)
}

function entitiesIn(entry: Entry): Finding[] {
  const found = findingsOf(entry.table, entry.id, entry.label)
  const lists = Object.entries(entry.values).filter(([, value]) => Array.isArray(value))
  const texts: [string, string][] = [
    ...plainColumns(entry).map((column): [string, string] => [column, textOf(entry, column)]),
    ...lists.map(([column, value]): [string, string] => [column, (value as unknown[]).join(' ')]),
  ]
  return texts.flatMap(([column, text]) => {
    const [code, name = ''] = entity.exec(text) ?? []
    if (code === undefined) return []
    const character = characters.get(name.toLowerCase())
    const instead = character === undefined ? 'the character itself' : `"${character}"`
    return [found('error', 'entity', column, `Visitors see "${code}": write ${instead} instead.`)]
  })
}

function gapsIn(entry: Entry): Finding[] {
  const found = findingsOf(entry.table, entry.id, entry.label)
  return Object.entries(entry.values).flatMap(([column, value]) => {
    if (!Array.isArray(value)) return []
    const gaps = value.filter((item) => item === null || (typeof item === 'string' && isBlank(item))).length
    const twice = value.length - new Set(value.map((item) => String(item).trim().toLowerCase())).size
    return [
      ...(gaps > 0
        ? [found('warning', 'value', column, 'An entry of the list is empty: it is skipped.')]
        : []),
      ...(gaps === 0 && twice > 0
        ? [found('warning', 'value', column, 'The list names something twice: it is shown once.')]
        : []),
    ]
  })
}

const dateColumn = /(?:^|_)(?:date|at|on)$/

function oddDates(entry: Entry): Finding[] {
  const found = findingsOf(entry.table, entry.id, entry.label)
  return Object.entries(entry.values).flatMap(([column, value]) =>
    dateColumn.test(column) && typeof value === 'string' && Number.isNaN(Date.parse(value))
      ? [found('error', 'value', column, `"${value}" is no date: it is skipped.`)]
      : [],
  )
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const needsCompany = new RegExp(
  [
    String.raw`\bwith company\b`,
    String.raw`\b(?:go|stay|walking)\b[^.!?]{0,40}\bin company\b`,
    String.raw`\b(?:do not|not to|don[’']t)\b[^.!?]{0,40}\balone\b`,
    // "You never have to run alone" and "you are never alone" name company that is there.
    String.raw`(?<!\b(?:you|you[’']ll|one|are|is|be) )\bnever (?!have\b|need\b)[^.!?]{0,40}\balone\b`,
    String.raw`\b(?:climb|go|hike|paddle|swim|walk)\b[^.!?]{0,30}\bwith (?:someone|somebody|friends|others|a (?:club|friend|group|guide))\b`,
  ].join('|'),
  'i',
)

/**
 * Places whose days contradict their text: it says "with company" and the first week sends people there alone; it names
 * days and the column has all seven, which is what a row gets that nobody filled in.
 */
export function checkDays(content: Content): Finding[] {
  return entriesOf(content)
    .filter(({ table, values }) => table === 'local_suggestions' && values.city_id !== null)
    .flatMap((entry) => {
      const days = entry.values.days as readonly string[] | null
      const found = findingsOf(entry.table, entry.id, entry.label)
      const text = `${textOf(entry, 'description')} ${textOf(entry, 'description_lff')}`
      if (days === null)
        return [found('warning', 'days', 'days', 'There are no days: the first week leaves it out.')]
      if (days.length > 0 && needsCompany.test(text)) {
        const message =
          'The text asks for company, and the first week sends people there alone: empty the days.'
        return [found('warning', 'days', 'days', message)]
      }
      const words = new Set(text.toLowerCase().split(/[^a-z]+/))
      const named = weekdays.filter((day) => words.has(day) || words.has(`${day}s`))
      if (days.length < 7 || named.length === 0) return []
      const message = `The text names ${named.map(capital).join(' and ')}, and the days are all seven.`
      return [found('warning', 'days', 'days', message)]
    })
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
