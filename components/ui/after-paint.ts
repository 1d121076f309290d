/**
 * Waits until what a visitor did is on the screen: the letter in the box, the button pressed. What follows from it is
 * done then, so that no touch and no key waits for it.
 */
export const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
