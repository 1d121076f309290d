/**
 * Filters long lists by hiding and showing what the server rendered, so that a list is never sent a second time as
 * data. An item's text is what its `fields` show, plus its `data-q` (searched but not shown). A group's heading and
 * tags apply to all items in it.
 */

import { fold } from '@/lib/site/fold'
import { afterPaint } from './after-paint'
import { emptyId } from './empty-result'

export interface ListItem {
  element: HTMLElement
  group: HTMLElement | null
  text: string
  tags: readonly string[]
}

const known = new WeakMap<HTMLElement, ListItem[]>()

/** The items of a rendered list, in rendered order; read once. */
export function readItems(list: HTMLElement, fields: string): ListItem[] {
  const items = known.get(list) ?? itemsOf(list, fields)
  known.set(list, items)
  return items
}

function itemsOf(list: HTMLElement, fields: string): ListItem[] {
  const headings = new Map(
    Array.from(list.querySelectorAll<HTMLElement>('[data-group]'), (group) => [
      group,
      group.querySelector('h2')?.textContent ?? '',
    ]),
  )
  return [...list.querySelectorAll<HTMLElement>('[data-item]')].map((element) => {
    const group = element.closest<HTMLElement>('[data-group]')
    const shown = [...element.querySelectorAll(fields)].map((field) => field.textContent)
    return {
      element,
      group,
      text: [...shown, ...(element.dataset.q ?? '').split('\n'), (group && headings.get(group)) ?? '']
        .map(fold)
        .join('\0'),
      tags: (element.dataset.tags ?? group?.dataset.tags)?.split('\n') ?? [],
    }
  })
}

/** How many items change before each paint: few enough that a phone can answer a key or a tap in between. */
const atOnce = 40

/** A list's changes in progress. */
const latest = new WeakMap<readonly ListItem[], object>()

/**
 * Shows the items that contain the query (case-insensitive substring) and have the tag, and hides the rest and every
 * group left empty. A long list changes from the top down, a part for each painted frame, so that typing never waits.
 * @returns how many items are shown
 */
export function applyFilter(items: readonly ListItem[], query: string, tag = ''): number {
  const wanted = fold(query)
  const matching = new Set(
    items.filter(
      ({ text, tags }) =>
        (wanted === '' ? query.trim() === '' : text.includes(wanted)) && (tag === '' || tags.includes(tag)),
    ),
  )
  const filled = new Set([...matching].map(({ group }) => group))
  const hidden = new Map<HTMLElement, boolean>()
  for (const item of items) {
    if (item.group) hidden.set(item.group, !filled.has(item.group))
    hidden.set(item.element, !matching.has(item))
  }
  void change(
    items,
    [...hidden].filter(([element, isHidden]) => element.hidden !== isHidden),
  )
  return matching.size
}

async function change(items: readonly ListItem[], changes: readonly [HTMLElement, hidden: boolean][]) {
  latest.set(items, changes)
  for (let start = 0; start < changes.length; start += atOnce) {
    if (start > 0) await afterPaint()
    if (latest.get(items) !== changes) return
    for (const [element, isHidden] of changes.slice(start, start + atOnce)) element.hidden = isHidden
  }
}

/** Shows or hides what the server rendered for a search without a match (`EmptyResult`). */
export function showEmpty(list: string, sentence: string | null): void {
  const panel = document.getElementById(emptyId(list))
  const text = panel?.querySelector('[data-sentence]')
  if (!panel || !text) return
  panel.hidden = sentence === null
  text.textContent = sentence
}
