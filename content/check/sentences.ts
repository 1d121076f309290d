/** What elements are, for somebody who pasted them without knowing. */
const elements = new Map([
  ['script', 'a program'],
  ['iframe', 'a frame from another site'],
  ['style', 'a style sheet'],
  ['svg', 'a drawing'],
  ['form', 'a form'],
  ['input', 'a field'],
  ['button', 'a button'],
  ['select', 'a choice'],
  ['textarea', 'a field'],
  ['video', 'a film'],
  ['audio', 'a sound'],
  ['embed', 'an embedded file'],
  ['object', 'an embedded file'],
  ['math', 'a formula'],
  ['frameset', 'frames'],
])

/** Attributes that change nothing that a visitor sees. */
const silentAttribute = /^(?:class|id|style|name|target|rel|role|width|height|title|loading) of /

/** Whether a visitor would miss nothing. */
export const isHarmless = (removed: readonly string[]) => removed.every((what) => silentAttribute.test(what))

/**
 * What a text loses on its page, in a sentence for the editor who wrote it.
 * @param removed as `removedBySanitizing` names it
 */
export function removedSentence(removed: readonly string[]): string {
  return `Visitors do not see: ${[...new Set(removed.map(inWords))].join('; ')}.`
}

function inWords(what: string): string {
  const element = /^<(.+)>$/.exec(what)?.[1]
  if (element) return `${elements.get(element) ?? 'the element'} (<${element}>)`
  const [, attribute, owner] = /^(\S+) of (<.+>)$/.exec(what) ?? []
  if (attribute && owner) {
    if (attribute === 'style' || attribute === 'class') return `colors, sizes and other styles of ${owner}`
    if (attribute.startsWith('on')) return `a program (${attribute}) of ${owner}`
    return `"${attribute}" of ${owner}`
  }
  const address = /^the address (.*)$/s.exec(what)?.[1]
  if (address === undefined) return what
  if (address.startsWith('#')) return `the link ${address}: no heading of the text has that name`
  if (/^http:/i.test(address)) return `the address ${address}: it must begin with https://`
  return address === '""'
    ? 'a link or a picture without an address'
    : `the address ${address}: it leads to no page`
}
