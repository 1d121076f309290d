import { type Content, type Entry, entriesOf, textOf } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'
import { duplicateFrom, resemblance } from './resemblance.ts'

/** From this length on, the same text on two pages makes them the same page to a search engine. */
const pageLength = 300

const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** The same text in two rows of a table, and two rows that a visitor cannot tell apart by their names. */
export function checkDuplicates(content: Content): Finding[] {
  const tables = Map.groupBy(entriesOf(content), ({ table }) => table)
  return [...tables.values()].flatMap((entries) => [
    ...sameNames(entries),
    ...columnsOf(entries).flatMap((field) => sameTexts(entries, field)),
  ])
}

const columnsOf = ([first]: Entry[]) =>
  (first?.texts ?? []).filter(({ shared }) => !shared).flatMap(({ field }) => [field, `${field}_lff`])

/** Each row but the first of a group, with the one it repeats. */
function repeats(entries: Entry[], keyOf: (entry: Entry) => string): [again: Entry, first: Entry][] {
  const groups = Map.groupBy(
    entries.filter((entry) => keyOf(entry) !== ''),
    keyOf,
  )
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? rest.map((again): [Entry, Entry] => [again, first]) : [],
  )
}

function sameTexts(entries: Entry[], field: string): Finding[] {
  return repeats(entries, (entry) => normal(textOf(entry, field))).map(([again, first]) =>
    findingsOf(again.table, again.id, again.label)(
      textOf(again, field).length >= pageLength ? 'error' : 'warning',
      'duplicate',
      field,
      `The same text as in "${first.label}".`,
    ),
  )
}

function sameNames(entries: Entry[]): Finding[] {
  // Cities share names across countries, groups across cities, and tips across places; within one they are told apart by nothing.
  const group = ({ values }: Entry) => `${values.country_id} ${values.city_id} ${values.community_id}`
  const field = entries[0] && 'title' in entries[0].values ? 'title' : 'name'
  return repeats(entries, (entry) => {
    const name = normal(textOf(entry, field))
    return name && `${group(entry)} ${name}`
  }).map(([again, first]) =>
    findingsOf(again.table, again.id, again.label)(
      'warning',
      'duplicate',
      field,
      `The same name as "${first.label}".`,
    ),
  )
}

/** Pages whose texts on the two sites are nearly the same words: search engines keep one of them. */
export function checkVariants(content: Content): Finding[] {
  return entriesOf(content).flatMap((entry) => {
    const long = entry.texts.find(({ place }) => place === 'guide' || place === 'article')
    if (!long) return []
    const plain = textOf(entry, long.field)
    const own = textOf(entry, `${long.field}_lff`)
    // An empty one is a gap, and named as that.
    if (plain === '' || own === '') return []
    const alike = resemblance(plain, own)
    if (alike < duplicateFrom) return []
    return findingsOf(entry.table, entry.id, entry.label)(
      'warning',
      'variants',
      `${long.field}_lff`,
      `${Math.round(alike * 100)} % of its runs of five words are those of ${long.field}.`,
    )
  })
}
