import { fold } from '@/lib/site/fold'

/** What somebody types who may need a person to talk to now. As the search folds it: no apostrophes, no accents. */
const inNeed = new RegExp(
  `(?:^| )(?:${[
    'suicid[a-z]*',
    'kill(?:ing)? (?:myself|me)',
    '(?:want|wanna|going) (?:to )?die',
    'dont want to (?:live|be here)',
    'end (?:it all|my life)',
    'self ?harm[a-z]*',
    'hurt(?:ing)? myself',
    'depress(?:ed|ion|ing)',
    'hopeless',
    'crisis',
    'help(?: me)?$',
    'helplines?',
    'hotlines?',
    '(?:someone|somebody) to talk to',
    'quiero morir[a-z]*',
    'suizid[a-z]*',
  ].join('|')})(?: |$)`,
)

/**
 * Whether a search text is that of somebody who may need a person to talk to now; the search shows the helplines first then
 * (docs/product.md 13.10).
 * @param text as typed
 */
export const isInNeed = (text: string): boolean => inNeed.test(fold(text))
