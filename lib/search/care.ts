import { fold } from '@/lib/site/fold'

/** What somebody types who may need a person to talk to now, as the search folds it; a space is the edge of a word. */
const signs = [
  ...[
    ' suicid',
    ' suizid',
    ' self harm',
    ' selfharm',
    ' depress',
    ' hopeless ',
    ' crisis ',
    ' helpline',
    ' hotline',
  ],
  ...[
    ' kill myself ',
    ' killing myself ',
    ' hurt myself ',
    ' hurting myself ',
    ' end my life ',
    ' end it all ',
  ],
  ...[' want to die ', ' wanna die ', ' dont want to live ', ' dont want to be here ', ' quiero morir'],
  ...[' someone to talk to ', ' somebody to talk to ', ' help me '],
]

/**
 * Whether a search text is that of somebody who may need a person to talk to now; the search shows the helplines first then
 * (docs/product.md 13.10).
 * @param text as typed
 */
export function isInNeed(text: string): boolean {
  const folded = ` ${fold(text)} `
  return folded === ' help ' || signs.some((sign) => folded.includes(sign))
}
