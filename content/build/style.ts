/** Words and turns that make a text sound written by nobody; see "Tone" in content/SOURCES.md. */
const BANNED = [
  'vibrant',
  'bustling',
  'hidden gem',
  "whether you're",
  'nestled',
  'tapestry',
  'unlock',
  'embark',
  'delve',
  'elevate',
  'boasts',
  'thriving',
  'melting pot',
  'something for everyone',
  'look no further',
  'fast-paced world',
  "today's world",
  'dive in',
  'fostering',
  'foster connection',
  'meaningful connection',
  'like-minded',
  'testament',
  'moreover',
  'furthermore',
  'game-changer',
  'seamless',
  'in the heart of',
  'rich history',
  'must-see',
  'breathtaking',
  'stunning',
  'picturesque',
  'world-class',
  'state-of-the-art',
  'gateway to',
  'unforgettable',
  'treasure trove',
  'kaleidoscope',
  'plethora',
  'myriad',
  'immerse',
  'unleash',
  'transformative',
  'more than just',
  'ever-evolving',
  'pivotal',
  'eclectic',
  'close-knit',
  'tight-knit',
  'leverage',
  'empower',
  'curated',
  'in conclusion',
]
/** At the start of a word, so that "boasts" is found and a name that holds these letters is not. */
const BANNED_WORDS = new RegExp(`(?<![\\p{L}])(?:${BANNED.join('|')})`, 'giu')
const SEAMS = [
  / {2,}/,
  /(?<![\p{L}'’.-])(a a|the the|in in|of of|and and|to to)(?![\p{L}'’-])/iu,
  /undefined|null|NaN|\[object/,
  /\{\w+\}/,
  /!/,
  /\.\./,
  / [.,;]/,
  /^[a-z]/m,
  /(?<!\b(?:[ap]\.m|D\.C))\. [a-z]/,
  /(?<![\p{L}'’.])a [aeio]\w+/iu,
]
/** Vowels that sound like consonants: "a one-line text", "a university". */
const SPOKEN_CONSONANT = /\ba (one|once|uni|use|eu|Euro)/i

/** The filler in a text, in lower case and in its order; both kinds of apostrophe count. */
export function fillerIn(text: string): string[] {
  return (
    text
      .replaceAll('’', "'")
      .match(BANNED_WORDS)
      ?.map((word) => word.toLowerCase()) ?? []
  )
}

/** What is wrong with the style of a composed text; empty where nothing is. */
export function styleProblems(text: string): string[] {
  const words = fillerIn(text).map((word) => `banned: ${word}`)
  const seams = SEAMS.flatMap((seam) => {
    const match = seam.exec(text.replace(/^\|.*$/gm, ''))
    return match && !SPOKEN_CONSONANT.test(match[0]) ? [`seam: "${match[0]}"`] : []
  })
  return [...words, ...seams]
}

/** The sentences of a markdown text, list items and headings included. */
export function sentences(markdown: string): string[] {
  return markdown
    .split(/\n+|(?<=[.?])\s+(?=[A-Z'‘“"])/)
    .map((part) => part.replace(/^(- |\d\. |#+ )/, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part))
}
