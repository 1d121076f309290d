import { type ListItem, readItems } from '@/components/ui/filter-list'

export const cityOrders = ['country', 'name', 'population'] as const
export type CityOrder = (typeof cityOrders)[number]

/** "37M" as a number; unknown populations come last. */
function peopleOf({ element }: ListItem): number {
  const text = element.dataset.people ?? ''
  return Number.parseFloat(text || '0') * (text.endsWith('M') ? 1_000_000 : text.endsWith('K') ? 1_000 : 1)
}

const nameOf = ({ element }: ListItem) => element.querySelector('a')?.textContent ?? ''

const orders: Record<Exclude<CityOrder, 'country'>, (items: readonly ListItem[]) => ListItem[]> = {
  name: (items) => items.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en')),
  population: (items) => items.toSorted((a, b) => peopleOf(b) - peopleOf(a)),
}

/**
 * Sorts the directory's rendered cards: under their countries, or in one list where each card names its country and
 * population. The cards are moved, not copied, so references to them (in the search) stay valid. This is safe because
 * React never renders this list again.
 */
export function sortCities(id: string, order: CityOrder): void {
  const list = document.getElementById(id)
  const sorted = list?.querySelector<HTMLElement>('[data-sorted]')
  if (!list || !sorted || (list.dataset.order ?? 'country') === order) return
  const items = readItems(list, 'a')
  if (order === 'country') {
    for (const { element, group } of items) group?.lastElementChild?.append(element)
  } else {
    for (const { element, group } of items) {
      const { people } = element.dataset
      const country = group?.querySelector('h2')?.textContent ?? ''
      element.dataset.note = people ? `${country} · ${people} people` : country
    }
    sorted.lastElementChild?.append(...orders[order](items).map(({ element }) => element))
  }
  list.dataset.order = order
  sorted.hidden = order === 'country'
}
