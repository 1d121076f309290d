import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import type { Site } from '@/lib/site/variants'
import { indexing } from './indexing'

const path = '/cities/rome'
const lff = 'https://lookingforfriends.example/cities/rome'
const mnf = 'https://meetnewfriends.example/cities/rome'
const text = (words: string) => ({ own: words, borrowed: '' })
const same = () => text('One body of pages under two names')

function reset() {
  env.duplicateOwner = undefined
  env.minOwnWords = 0
}
beforeEach(reset)
afterEach(reset)

describe('with both settings off', () => {
  it('every page is indexed under its own address, and nobody reads a text', async () => {
    const textOf = vi.fn(same)
    expect(await indexing('lff', path, textOf)).toEqual({ index: true, canonical: lff, inSitemap: true })
    expect(await indexing('mnf', path, textOf)).toEqual({ index: true, canonical: mnf, inSitemap: true })
    expect(textOf).not.toHaveBeenCalled()
  })
})

describe('with an owner of duplicates', () => {
  beforeEach(() => {
    env.duplicateOwner = 'mnf'
  })
  it('the other site points to the owner and leaves the page out of its sitemap', async () => {
    expect(await indexing('lff', path, same)).toEqual({ index: true, canonical: mnf, inSitemap: false })
  })
  it('the owner keeps its page without a comparison', async () => {
    const textOf = vi.fn(same)
    expect(await indexing('mnf', path, textOf)).toEqual({ index: true, canonical: mnf, inSitemap: true })
    expect(textOf).not.toHaveBeenCalled()
  })
  it('a page with a text of its own stays canonical to itself', async () => {
    const textOf = (site: Site) =>
      text(site === 'lff' ? 'Who to meet when you know nobody in Rome' : same().own)
    expect(await indexing('lff', path, textOf)).toEqual({ index: true, canonical: lff, inSitemap: true })
  })
})

describe('with a least number of words', () => {
  beforeEach(() => {
    env.minOwnWords = 7
  })
  it('a page of fewer is not indexed, and one of as many is', async () => {
    expect(await indexing('lff', path, () => text('two words'))).toEqual({
      index: false,
      canonical: lff,
      inSitemap: false,
    })
    expect((await indexing('lff', path, same)).index).toBe(true)
  })
  it('a thin duplicate is not indexed and points nowhere else', async () => {
    env.duplicateOwner = 'mnf'
    expect(await indexing('lff', path, () => text('two words'))).toMatchObject({
      index: false,
      canonical: lff,
    })
  })
  it('nobody is sent to a page of the owner that is not indexed', async () => {
    env.duplicateOwner = 'mnf'
    const seven = 'one two three four five six seven'
    const textOf = (site: Site) =>
      site === 'mnf' ? { own: 'two words', borrowed: seven } : { own: seven, borrowed: 'two words' }
    expect(await indexing('lff', path, textOf)).toMatchObject({
      index: true,
      canonical: lff,
      inSitemap: true,
    })
  })
})

it('passes on what a failing read throws', async () => {
  env.minOwnWords = 1
  await expect(indexing('lff', path, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})
