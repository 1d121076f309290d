import { setTimeout as pause } from 'node:timers/promises'

/**
 * Collects what comes within a moment and sends it at once.
 * @param ms how long the first one waits for others, asked anew each time
 * @param send gets everything that came, in the order it came
 * @returns a function that adds something, and resolves or rejects as the sending of it does
 */
export function gathering<Item, Result>(
  ms: () => number,
  send: (items: readonly Item[]) => Promise<Result>,
): (item: Item) => Promise<Result> {
  let next: { items: Item[]; sent: Promise<Result> } | undefined
  return (item) => {
    if (!next) {
      const items: Item[] = []
      const sent = pause(ms()).then(() => {
        next = undefined
        return send(items)
      })
      next = { items, sent }
    }
    next.items.push(item)
    return next.sent
  }
}
