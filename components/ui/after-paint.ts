/**
 * Waits until the effect of an input is on the screen: the letter in the box, the pressed button. Work that follows
 * from it starts then, so that it never delays the input.
 */
export const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
