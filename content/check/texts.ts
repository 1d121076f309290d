import { type Content, type Entry, entriesOf, type Place, textOf } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

interface Bounds {
  least: number
  most: number
  /** Where it stands, for the editor who has to change it. */
  where: string
}

/** Characters that a text may have in its place before it is cut, breaks the layout, or says too little. */
const bounds: Record<Place, Bounds> = {
  name: { least: 2, most: 80, where: 'a card’s heading' },
  title: { least: 10, most: 80, where: 'the title of a search result' },
  card: { least: 20, most: 110, where: 'the line on a card' },
  summary: { least: 60, most: 180, where: 'the introduction and the description of a search result' },
  tip: { least: 40, most: 300, where: 'a card' },
  app: { least: 40, most: 300, where: 'a card' },
  line: { least: 15, most: 140, where: 'the line below a link' },
  group: { least: 10, most: 200, where: 'the line below a group’s name' },
  guide: { least: 300, most: 15_000, where: 'the page’s own text' },
  article: { least: 800, most: 60_000, where: 'the article' },
}

const longestName = 60

/** Texts that are not there, of the right size, or without a form for Looking For Friends. */
export function checkTexts(content: Content): Finding[] {
  return entriesOf(content).flatMap((entry) => [
    ...checkName(entry),
    ...entry.texts.flatMap((text) => checkText(entry, text)),
  ])
}

function checkName(entry: Entry): Finding[] {
  const found = findingsOf(entry.table, entry.id, entry.label)
  const { name } = entry.values
  if (typeof name !== 'string') return []
  if (name.trim() === '') return [found('error', 'missing', 'name', 'The name is empty.')]
  const { length } = name.trim()
  const text = `The name has ${length} characters; headings and titles hold ${longestName}.`
  return length > longestName ? [found('warning', 'length', 'name', text)] : []
}

function checkText(entry: Entry, { field, place, shared, optional }: Entry['texts'][number]): Finding[] {
  const found = findingsOf(entry.table, entry.id, entry.label)
  const plain = textOf(entry, field)
  const own = textOf(entry, `${field}_lff`)
  const findings: Finding[] = []
  if (plain === '' && !optional) {
    // A page stands without the others: it has a built-in text or leaves the line out.
    const severity = place === 'article' || place === 'title' || place === 'name' ? 'error' : 'warning'
    const who = own === '' ? 'Neither site has a text here.' : 'Meet New Friends has no text here.'
    findings.push(found(severity, 'missing', field, who))
  } else if (plain !== '' && own === '' && !shared) {
    findings.push(
      found(
        'warning',
        'lff',
        `${field}_lff`,
        'Empty: Looking For Friends shows the text of Meet New Friends.',
      ),
    )
  }
  const { least, most, where } = bounds[place]
  for (const [column, { length }] of [
    [field, plain],
    [`${field}_lff`, own],
  ] as const) {
    if (length > most) {
      findings.push(
        found(
          'warning',
          'length',
          column,
          `${length} characters are too many for ${where} (at most ${most}).`,
        ),
      )
    } else if (length > 0 && length < least) {
      findings.push(
        found('warning', 'length', column, `${length} characters are few for ${where} (at least ${least}).`),
      )
    }
  }
  return findings
}
