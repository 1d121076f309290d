/**
 * The filter of long lists: it hides and shows what the server drew, so that a list is never sent a second time as
 * data. An item's text is what its `fields` show, plus its `data-q` (what is searched but not shown); a group's
 * heading belongs to all items in it.
 */

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

/** Reads the items of a drawn list, once. */
export function readItems(list: HTMLElement, fields: string): ListItem[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')].map((element) => {
    const group = element.closest<HTMLElement>('[data-group]')
    const shown = [...element.querySelectorAll(fields)].map((field) => field.textContent)
    return {
      element,
      group,
      text: fold(
        [...shown, element.dataset.q ?? '', group?.dataset.group ?? '']
          .join('\n')
          .replaceAll('\n', ' \u0000 '),
      ),
      tags: element.dataset.tags?.split('\n') ?? [],
    }
  })
}

/**
 * Shows the items that contain the query (case-insensitive substring) and carry the tag, hides the rest and every
 * group left empty.
 * @returns how many items are shown
 */
export function applyFilter(items: readonly ListItem[], query: string, tag = ''): number {
  const wanted = fold(query)
  const filled = new Set<HTMLElement>()
  let shown = 0
  for (const { element, group, text, tags } of items) {
    const matches = (wanted === '' || text.includes(wanted)) && (tag === '' || tags.includes(tag))
    if (element.hidden === matches) element.hidden = !matches
    if (matches) {
      shown++
      if (group) filled.add(group)
    }
  }
  for (const group of new Set(items.map((item) => item.group))) {
    if (group && group.hidden === filled.has(group)) group.hidden = !filled.has(group)
  }
  return shown
}

/** Shows or hides what the server drew for a search without a match (`EmptyResult`). */
export function showEmpty(list: string, sentence: string | null): void {
  const panel = document.getElementById(emptyId(list))
  const text = panel?.querySelector('[data-sentence]')
  if (!panel || !text) return
  panel.hidden = sentence === null
  text.textContent = sentence
}
