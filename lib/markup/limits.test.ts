// @vitest-environment node
import { Script } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stallingTexts } from '@/e2e/payloads/stalling'
import { articleBody, cityDescription, countryGuide, plainOrHtml } from './description'
import { beyondLimits, renderWithin } from './limits'

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warned.mockClear())

const cityHtml = (long: string) =>
  (cityDescription({ long, short: '', micro: '' }, '') as { html: string }).html

describe('a text that no renderer can handle', () => {
  it.each(Object.entries(stallingTexts))('%s: is rendered in time or shown as written', (_, text) => {
    // Renderers are stopped early here: what is shown does not depend on when.
    const { runInContext } = Script.prototype
    const hurried = vi.spyOn(Script.prototype, 'runInContext').mockImplementation(function (
      this: Script,
      context,
      options,
    ) {
      return runInContext.call(this, context, { ...options, timeout: 50 })
    })
    for (const html of [countryGuide(text), plainOrHtml(text), cityHtml(`# a\n${text}`)]) {
      expect(html).not.toMatch(/<(?:script|div|x)\b/)
    }
    hurried.mockRestore()
  })

  it('is shown as written wherever it appears, and logged once', () => {
    const text = '<div>a'.repeat(1_999)
    const escaped = `<p>${'&lt;div&gt;a'.repeat(1_999)}</p>`
    expect(countryGuide(text, 'countries "Japan": long_description')).toBe(escaped)
    expect([countryGuide(text), articleBody(text, ''), plainOrHtml(text), cityHtml(text)]).toEqual(
      Array(4).fill(escaped),
    )
    expect(warned.mock.calls).toEqual([
      ['Content: countries "Japan": long_description: shown as written (elements nested more than 60 deep)'],
    ])
  })

  it('is stopped inside a parser, and the next text is whole', () => {
    const forever = () => {
      for (;;);
    }
    expect(renderWithin('a\nb', undefined, forever, () => 'as written')).toBe('as written')
    expect(warned).toHaveBeenCalledWith(
      'Content: a text that begins with "a b": shown as written (it takes longer than 700 ms)',
    )
    expect(plainOrHtml('<p>a <b>b</b></p>')).toBe('<p>a <b>b</b></p>')
  })

  it('is one whose renderer throws, too', () => {
    const deep = (): string => `${deep()}a`
    expect(renderWithin('c', 'a row', deep, () => 'as written')).toBe('as written')
    expect(warned).toHaveBeenCalledWith('Content: a row: shown as written (Maximum call stack size exceeded)')
  })
})

it.each([
  ['a long text', `<p>${'Come along. '.repeat(10_000)}</p>`],
  ['paragraphs without ends', '<p>a'.repeat(3_000)],
  ['nested lists and quotes', '> > - 1. a\n> > - - b\n'.repeat(500)],
  ['a table', `<table>${'<tr><td>a<td>b'.repeat(1_000)}</table>`],
  ['deep, but human', `${'<section>'.repeat(30)}a${'</section>'.repeat(30)}`.repeat(20)],
  ['rules', '- - - - -\n* * *\n'.repeat(200)],
])('%s is within the limits', (_, text) => {
  expect(beyondLimits(text)).toBeUndefined()
})
