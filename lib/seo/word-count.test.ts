import { describe, expect, it } from 'vitest'
import { wordsOf } from './word-count'

describe('the words of a text', () => {
  it.each([
    ['plain text', "Don't wait: it's 5 o'clock", ["don't", 'wait', "it's", '5', "o'clock"]],
    [
      'markdown',
      '# Rome\n\n- **by** foot, [see](https://example.org/a/b) | x',
      ['rome', 'by', 'foot', 'see', 'x'],
    ],
    [
      'HTML',
      '<p class="lead">Rome &amp; Ostia<br>by sea<!-- not this --></p>',
      ['rome', 'ostia', 'by', 'sea'],
    ],
    ['text in other languages', 'Łódź und São Paulo', ['łódź', 'und', 'são', 'paulo']],
    ['text with a less-than sign', '3 < 4 words', ['3', '4', 'words']],
    ['without words', ' — ', []],
  ])('are found if it is %s', (_, text, expected) => expect(wordsOf(text)).toEqual(expected))
})

it.each(['](', '<a', '<!--', '&a', '&#a', '</', '[a](', 'a-', "a'", '<!-- a --><'])(
  'are counted in a megabyte of "%s"',
  (piece) => {
    expect(wordsOf(`one ${piece.repeat(1_000_000 / piece.length)} two`)[0]).toBe('one')
  },
)
