/**
 * The filter of long lists: it hides and shows what the server drew, so that a list is never sent a second time as
 * data. An item's text is what its `fields` show, plus its `data-q` (what is searched but not shown); a group's
 * heading and tags belong to all items in it.
 */

import { afterPaint } from './after-paint'
import { emptyId } from './empty-result'

/** Lower case and without accents, so that "sao paulo" finds São Paulo. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

export interface ListItem {
  element: HTMLElement
  group: HTMLElement | null
  text: string
  tags: readonly string[]
}

const known = new WeakMap<HTMLElement, ListItem[]>()

/** The items of a drawn list, in the order in which it was drawn; read once. */
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
      text: fold(
        [...shown, element.dataset.q ?? '', (group && headings.get(group)) ?? '']
          .join('\n')
          .replaceAll('\n', ' \u0000 '),
      ),
      tags: (element.dataset.tags ?? group?.dataset.tags)?.split('\n') ?? [],
    }
  })
}

/** So many items change at once: a phone draws them before the next key is pressed. */
const atOnce = 40

/** So many in each later task: a browser leaves 4 ms between tasks like these, and draws its pictures in between. */
const inEachTask = 100

/** The changes that a list is in the middle of. */
const latest = new WeakMap<readonly ListItem[], object>()

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Shows the items that contain the query (case-insensitive substring) and carry the tag, hides the rest and every
 * group left empty. A long list changes from its top down, its first part at once, and a part in each task when that is
 * on the screen, so that typing never waits for it.
 * @returns how many items are shown
 */
export function applyFilter(items: readonly ListItem[], query: string, tag = ''): number {
  const wanted = fold(query)
  const matching = new Set(
    items.filter(
      ({ text, tags }) => (wanted === '' || text.includes(wanted)) && (tag === '' || tags.includes(tag)),
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
  for (let start = 0, end = atOnce; start < changes.length; start = end, end += inEachTask) {
    if (start > 0) await (start === atOnce ? afterPaint() : nextTask())
    if (latest.get(items) !== changes) return
    for (const [element, isHidden] of changes.slice(start, end)) element.hidden = isHidden
  }
}

/** Shows or hides what the server drew for a search without a match (`EmptyResult`). */
export function showEmpty(list: string, sentence: string | null): void {
  const panel = document.getElementById(emptyId(list))
  const text = panel?.querySelector('[data-sentence]')
  if (!panel || !text) return
  panel.hidden = sentence === null
  text.textContent = sentence
}
