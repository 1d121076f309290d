import type { Site } from '@/lib/site/variants'
import { type CityCommunitySubject, tagsOf, wordsOf } from './city-tags'
import { communityData } from './community-traits'
import { communityBook, Draw } from './draw'

export type { CityCommunitySubject } from './city-tags'

export interface CityCommunityText {
  /** One or two sentences for the hero. */
  intro: string
  sections: { title: string; paragraphs: string[] }[]
  reasons: { title: string; text: string }[]
}

type Block = 'when' | 'where' | 'in' | 'trip'

/** Which blocks stand under one heading, in which order. The first block of a group names its heading. */
const layouts: Block[][][] = [
  [['when'], ['where', 'trip'], ['in']],
  [['in'], ['when'], ['where', 'trip']],
  [['where'], ['when'], ['in', 'trip']],
  [
    ['where', 'when'],
    ['in', 'trip'],
  ],
  [['when'], ['in'], ['where', 'trip']],
  [['in'], ['where', 'trip'], ['when']],
  [
    ['when', 'where'],
    ['in', 'trip'],
  ],
  [['where', 'trip'], ['in'], ['when']],
  [['in'], ['when', 'where'], ['trip']],
  [['where'], ['in'], ['when', 'trip']],
]
/** Which phrases make up a block; each block has several orders. */
const slots: Record<Block, string[][]> = {
  when: [
    ['c.when', 'light', 'week'],
    ['light', 'c.when', 'week'],
    ['week', 'c.when', 'light'],
    ['c.when', 'week', 'light'],
  ],
  where: [
    ['c.where', 'place'],
    ['place', 'c.where'],
  ],
  in: [
    ['c.first', 'lang', 'c.bring'],
    ['lang', 'c.first', 'c.bring'],
    ['c.first', 'c.bring', 'lang'],
    ['c.talk', 'lang', 'c.first', 'c.bring'],
    ['c.first', 'c.talk', 'lang'],
    ['lang', 'c.talk', 'c.bring', 'c.first'],
  ],
  trip: [
    ['c.trip', 'triptip'],
    ['triptip', 'c.trip'],
  ],
}
/** What a short text gets more of, and the block where such a sentence belongs. */
const extras = [
  ['c.where', 'c.first', 'c.when', 'place'],
  ['c.first', 'c.when', 'c.where', 'week'],
  ['c.when', 'place', 'c.first', 'c.where'],
]
const homeOf: Record<string, Block> = {
  'c.where': 'where',
  place: 'where',
  'c.first': 'in',
  'c.when': 'when',
  week: 'when',
}
const mostExtras = 6

const fewestWords = 172
const mostWords = 258
const shortestIntro = 100
const longestIntro = 190
const tries = 24

/** A community's sentence and a city's, of a length that fits the hero and the search results. */
function introOf(draw: Draw, tags: ReadonlySet<string>): string {
  if (tags.has('guarded')) return draw.one('intro.guard')
  const tails = draw.candidates('tail')
  for (const lead of draw.candidates('c.intro')) {
    for (const tail of tails) {
      const length = `${draw.text(lead)} ${draw.text(tail)}`.length
      if (length >= shortestIntro && length <= longestIntro) return `${draw.take(lead)} ${draw.take(tail)}`
    }
  }
  return draw.one('c.intro')
}

function blockText(block: Block, draw: Draw): string {
  return draw
    .pick(`order ${block}`, slots[block])
    .map((slot) => draw.one(slot))
    .filter(Boolean)
    .join(' ')
}

function sectionsOf(draw: Draw, tags: ReadonlySet<string>): CityCommunityText['sections'] {
  if (tags.has('guarded')) return toppedUp(guardedSections(draw), draw, ['guard'])
  const visits = tags.has('trips')
  const sections = draw
    .pick('layout', layouts)
    .map((group) => group.filter((block) => block !== 'trip' || visits))
    .filter((group) => group.length > 0)
    .map((group) => ({
      title: draw.one(`h.${group[0]}`),
      paragraphs: group.map((block) => blockText(block, draw)),
      blocks: group,
    }))
  return toppedUp(sections, draw, draw.pick('extra', extras))
}

interface Draft {
  title: string
  paragraphs: string[]
  blocks?: Block[]
}

/** Where a text is too short, more of what is true here is added, each sentence to the paragraph it belongs to. */
function toppedUp(drafts: Draft[], draw: Draw, from: readonly string[]): CityCommunityText['sections'] {
  const wanting = () => sectionWords({ intro: '', sections: drafts, reasons: [] }) < fewestWords
  for (let turn = 0; turn < mostExtras && wanting(); turn++) {
    const slot = from[turn % from.length] as string
    const block = homeOf[slot]
    const draft = drafts.find(({ blocks }) => block && blocks?.includes(block)) ?? drafts.at(-1)
    const index = draft?.blocks && block ? draft.blocks.indexOf(block) : (draft?.paragraphs.length ?? 1) - 1
    const text = draw.one(slot)
    if (draft && text) draft.paragraphs[index] = `${draft.paragraphs[index]} ${text}`
  }
  return drafts.map(({ title, paragraphs }) => ({ title, paragraphs }))
}

/** For a place where meeting strangers is no advice one may give: trusted people, private rooms, daylight. */
function guardedSections(draw: Draw): CityCommunityText['sections'] {
  const join = (...names: string[]) => names.map((name) => draw.one(name)).join(' ')
  return [
    {
      title: draw.one('h.guard'),
      paragraphs: [join('guard.lead', 'guard'), join('c.home', 'guard', 'guard')],
    },
    { title: draw.one('h.guard2'), paragraphs: [join('guard', 'guard', 'guard', 'guard')] },
  ]
}

function reasonsOf(draw: Draw, tags: ReadonlySet<string>): CityCommunityText['reasons'] {
  const careful = tags.has('guarded')
  const slot = careful ? 'reason.guard' : 'reason'
  const texts = [draw.one(careful ? slot : 'c.reason'), draw.one(slot), draw.one(slot)]
  const turn = draw.pick('turn', [0, 1, 2])
  return [...texts.slice(turn), ...texts.slice(0, turn)].map((reason) => {
    const [title = '', text = ''] = reason.split(' :: ')
    return { title, text }
  })
}

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** How many words the sections of a text have, headings left out. */
export function sectionWords({ sections }: CityCommunityText): number {
  return sections.reduce((sum, { paragraphs }) => sum + wordCount(paragraphs.join(' ')), 0)
}

function distanceFromRange(text: CityCommunityText): number {
  const words = sectionWords(text)
  const intro = text.intro.length
  return (
    Math.max(0, fewestWords - words, words - mostWords) +
    Math.max(0, shortestIntro - intro, intro - longestIntro)
  )
}

/**
 * The texts of a community's page in a city, composed from what is known of both (specification §2, "Community in
 * a city"). The same subject always gives the same text.
 * @param site the voice: `mnf` warm, `lff` direct
 */
export function cityCommunityText(site: Site, subject: CityCommunitySubject): CityCommunityText {
  const { slug, name } = subject.community
  const data = communityData(slug, name)
  const own = communityBook(site, slug, data[site])
  const tags = tagsOf(subject, data.traits)
  const words = wordsOf(subject, data.traits)
  let best: { text: CityCommunityText; off: number } | undefined
  for (let salt = 0; salt < tries; salt++) {
    const draw = new Draw(site, own, tags, words, `${site}/${subject.city.slug}/${slug}/${salt}`)
    const intro = introOf(draw, tags)
    const text = { intro, sections: sectionsOf(draw, tags), reasons: reasonsOf(draw, tags) }
    const off = distanceFromRange(text)
    if (!best || off < best.off) best = { text, off }
    if (off === 0) break
  }
  return (best as { text: CityCommunityText }).text
}
