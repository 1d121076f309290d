import { briefText } from './brief.ts'
import { Seen, shingles } from './overlap.ts'
import { Draw, type PhraseBook, type Subject, type Voice } from './phrases.ts'
import { citySubject, type Place } from './subject.ts'
import type { Texts } from './texts.ts'

type Block = 'where' | 'when' | 'talk' | 'trips' | 'week'

/** Which blocks stand under one heading, in which order. The first block of a group names its heading. */
const LAYOUTS: Block[][][] = [
  [['where'], ['when', 'talk'], ['week']],
  [['when'], ['where', 'trips'], ['talk']],
  [['week'], ['where'], ['talk', 'trips']],
  [['talk'], ['where'], ['week']],
  [['where', 'talk'], ['week']],
  [['talk', 'when'], ['where'], ['trips']],
  [['where'], ['trips', 'when'], ['talk']],
  [['week'], ['talk'], ['when', 'where']],
  [['trips'], ['where'], ['when', 'talk']],
  [['where', 'when'], ['trips'], ['week']],
  [['when', 'talk'], ['week']],
  [['talk'], ['when', 'where'], ['week']],
  [['where'], ['week'], ['trips']],
  [['when'], ['talk', 'trips'], ['week']],
]
const FEWEST_WORDS = 170
const MOST_WORDS = 260
/** Near enough to the goal of 0.35 to leave room; a text above it is drawn again with another salt. */
const MOST_OVERLAP = 0.24
const TRIES = 40

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function blockText(block: Block, draw: Draw): string {
  if (block === 'week') {
    const steps = ['first', 'second', 'third'].map((step) => draw.one(`week.${step}`))
    const list = draw.number('week-form', 3) === 0
    if (list)
      return `${draw.one('week.intro')}\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`
    return `${draw.one('week.intro')}\n\n${steps.map((step) => `- ${step}`).join('\n')}`
  }
  const parts: Record<Exclude<Block, 'week'>, [string, string]> = {
    where: ['where.outside', 'where.inside'],
    when: ['when.light', 'when.habit'],
    talk: ['talk.fact', 'talk.tip'],
    trips: ['trips.near', 'trips.tip'],
  }
  const slots = parts[block]
  const texts = slots.map((slot) => draw.one(slot)).filter(Boolean)
  return block === 'where' && draw.number('where-order', 3) === 0
    ? texts.reverse().join(' ')
    : texts.join(' ')
}

function opening(draw: Draw, subject: Subject): string {
  const parts = [draw.one('open.lead'), draw.one('open.turn')]
  if (subject.tags.has('care')) parts.push(draw.one('care.note'))
  else if (draw.number('size', 3) === 0) parts.splice(1, 0, draw.one('open.size'))
  return parts.filter(Boolean).join(' ')
}

/** Where there are neighbors to visit, most texts name them: nothing else is so much of this city alone. */
function layoutFor(draw: Draw, subject: Subject): Block[][] {
  const visits = ['trips1', 'trips2', 'trips3', 'abroadTrip'].some((tag) => subject.tags.has(tag))
  const outing = visits
    ? draw.number('outing', 10) < 7
    : subject.tags.has('remote') && draw.number('outing', 10) < 5
  const fitting = LAYOUTS.filter((layout) => layout.flat().includes('trips') === outing)
  return draw.pick('layout', fitting)
}

/** The text for a place where meeting strangers is no advice one may give. */
function guardedText(draw: Draw): string {
  const sections = [
    `## ${draw.one('care.heading')}\n\n${draw.some('care.people', 2).join(' ')}\n\n${draw.some('care.daytime', 2).join(' ')}`,
    `## ${draw.one('care.headingWords')}\n\n${draw.one('care.talk')} ${draw.one('care.light')}`,
    `## ${draw.one('care.headingSteps')}\n\n${draw
      .some('care.step', 3)
      .map((step) => `- ${step}`)
      .join('\n')}`,
  ]
  const order = draw.pick('guarded', [
    [0, 1, 2],
    [1, 0, 2],
    [0, 2, 1],
  ])
  return [
    `${draw.one('care.lead')} ${draw.one('care.note')}`,
    ...order.map((index) => sections[index]),
    draw.one('care.close'),
  ].join('\n\n')
}

function longText(book: PhraseBook, voice: Voice, subject: Subject, salt: number): string {
  const draw = new Draw(book, voice, subject, String(salt))
  if (subject.tags.has('hard')) return guardedText(draw)
  const sections = layoutFor(draw, subject).map((blocks) => {
    const paragraphs = blocks.map((block) => blockText(block, draw)).filter(Boolean)
    return `## ${draw.one(`${blocks[0]}.heading`)}\n\n${paragraphs.join('\n\n')}`
  })
  const text = [opening(draw, subject), ...sections].join('\n\n')
  return countWords(text) >= FEWEST_WORDS + 25 ? text : `${text}\n\n${draw.one('week.close')}`
}

const fits = (text: string) => {
  const words = countWords(text)
  return words >= FEWEST_WORDS && words <= MOST_WORDS
}

/** Draws until the text has the right length and is unlike all texts before it. */
function distinctText(book: PhraseBook, voice: Voice, subject: Subject, seen: Seen): string {
  let best = { text: '', overlap: 2 }
  for (let salt = 0; salt < TRIES; salt++) {
    const text = longText(book, voice, subject, salt)
    if (!fits(text)) continue
    const near = seen.nearest(shingles(text)).overlap
    if (near < best.overlap) best = { text, overlap: near }
    if (near <= MOST_OVERLAP) break
  }
  if (!best.text)
    throw new Error(`${subject.key}: no composed text of ${FEWEST_WORDS} to ${MOST_WORDS} words (${voice})`)
  seen.add(shingles(best.text))
  return best.text
}

/** The texts of all cities that nobody wrote by hand, keyed by slug. */
export function composeCities(places: Place[], book: PhraseBook): Map<string, Texts> {
  const seen = { mnf: new Seen(), lff: new Seen() }
  const used = new Set<string>()
  return new Map(
    places.map((place) => {
      const subject = citySubject(place)
      return [
        subject.key,
        {
          micro: briefText(book, 'mnf', subject, 'micro', used),
          micro_lff: briefText(book, 'lff', subject, 'micro', used),
          short: briefText(book, 'mnf', subject, 'short', used),
          short_lff: briefText(book, 'lff', subject, 'short', used),
          long: distinctText(book, 'mnf', subject, seen.mnf),
          long_lff: distinctText(book, 'lff', subject, seen.lff),
        },
      ]
    }),
  )
}
