import { fold } from '@/lib/site/fold'

/** How somebody writes who may be in danger, as the search folds it; a space is the edge of a word. */
const ofDanger = [
  ' suicid',
  ' suizid',
  ' self harm',
  ' selfharm',
  ' kill myself ',
  ' killing myself ',
  ' kill my self ',
  ' hurt myself ',
  ' hurting myself ',
  ' end my life ',
  ' ending my life ',
  ' end it all ',
  ' want to die ',
  ' wanna die ',
  ' dont want to live ',
  ' do not want to live ',
  ' don t want to live ',
  ' dont want to be alive ',
  ' dont want to be here ',
  ' wish i was dead ',
  ' wish i were dead ',
  ' better off dead ',
  ' quiero morir',
]
/** How somebody writes who may need a person to talk to. */
const ofNeed = [
  ' depress',
  ' hopeless ',
  ' crisis ',
  ' helpline',
  ' hotline',
  ' hate my life ',
  ' cant go on ',
  ' someone to talk to ',
  ' somebody to talk to ',
  ' anyone to talk to ',
  ' no one to talk to ',
  ' nobody to talk to ',
]
/** The whole text: "help me find a choir" is another one. */
const asWhole = new Set(['help', 'help me', 'please help', 'please help me', 'i need help', 'need help'])

/**
 * Whether a search text is that of somebody who may be in danger, or may need a person to talk to now. The search shows the
 * helplines first then, and nothing beside them to somebody in danger (docs/product.md 13.10).
 * @param text as typed
 */
export function needOf(text: string): 'danger' | 'need' | null {
  const folded = fold(text)
  const holds = (sign: string) => ` ${folded} `.includes(sign)
  if (ofDanger.some(holds)) return 'danger'
  return asWhole.has(folded) || ofNeed.some(holds) ? 'need' : null
}
