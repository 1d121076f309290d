import { h } from 'hastscript'

/**
 * The figure on a card, for markup: decoration, so neither screen readers nor search results tell it.
 * @param people whether a sign for people stands before it
 */
export const tileFigure = (text: string, people = true) =>
  h(
    'span',
    { className: people ? 'figure figure-people' : 'figure', ariaHidden: 'true', dataNosnippet: '' },
    text,
  )
