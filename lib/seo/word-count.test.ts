import { describe, expect, it } from 'vitest'
import { wordsOf } from './word-count'

describe('the words of a text', () => {
  it.each([
    ['plain', "Don't wait: it's 5 o'clock", ["don't", 'wait', "it's", '5', "o'clock"]],
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
    ['other scripts', 'Łódź und São Paulo', ['łódź', 'und', 'são', 'paulo']],
    ['less than', '3 < 4 words', ['3', '4', 'words']],
    ['none', ' — ', []],
  ])('%s', (_, text, expected) => expect(wordsOf(text)).toEqual(expected))
})

it.each(['](', '<a', '<!--', '&a', '&#a', '</', '[a](', 'a-', "a'", '<!-- a --><'])(
  'a megabyte of "%s" is counted',
  (piece) => {
    expect(wordsOf(`one ${piece.repeat(1_000_000 / piece.length)} two`)[0]).toBe('one')
  },
)
